import type { Product } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { reorderPath } from '../../../lib/paths.ts';
import { isSoldOut, productParams } from './product-params.ts';

const product: Product = {
  product_Id: '7',
  product_name: 'Robe Jasmin',
  description: '',
  price: '150.00',
  promo_percentage: '20.00',
  discounted_price: '120.00',
  badge: 'Promo',
  gender: 'Women',
  season: 'New Arrivals',
  is_popular: true,
  product_images: [],
  colors: [],
};

function parse(name: string, value: string) {
  return productParams.find((param) => param.name === name)?.parse(value);
}

test.each([
  ['gender', 'Women', { gender: 'Women' }, 'Men'],
  ['season', 'New Arrivals', { season: 'New Arrivals' }, 'Previous Collections'],
  ['badge', 'Promo', { badge: 'Promo' }, 'No Badge'],
])('ADM-5 %s has the same filter in the query and in the browser', (name, value, query, other) => {
  expect(parse(name, value)?.query).toEqual(query);
  expect(parse(name, value)?.filter?.(product)).toBe(true);
  expect(parse(name, other)?.filter?.(product)).toBe(false);
  expect(parse(name, 'nonsense')).toBeUndefined();
});

test('ADM-5 popular filters popular products', () => {
  expect(parse('popular', 'yes')?.filter?.(product)).toBe(true);
  expect(parse('popular', 'yes')?.filter?.({ ...product, is_popular: false })).toBe(false);
  expect(parse('popular', 'no')).toBeUndefined();
});

test('ADM-5 a sold out product has sizes and no stock', () => {
  const stock = (...quantities: number[]) => ({
    colors: quantities.map((quantity, index) => ({
      color_name: `#00000${index}`,
      sizes: [{ size: 'M', quantity }],
    })),
  });
  expect(isSoldOut(stock(0, 0))).toBe(true);
  expect(isSoldOut(stock(0, 1))).toBe(false);
  expect(isSoldOut(stock())).toBe(false);
});

test('ADM-5 the products with a sold-out variant have the same filter in the query and in the browser', () => {
  const withStock = (...quantities: number[]): Product => ({
    ...product,
    colors: [
      {
        color_name: '#17457F',
        sizes: quantities.map((quantity, at) => ({ size: `${at}`, quantity })),
      },
    ],
  });
  const some = parse('soldout', 'some');
  expect(some?.query).toEqual({ sold_out_variant: true });
  expect(
    [withStock(0, 4), withStock(0), withStock(1), withStock()].map((each) => some?.filter?.(each)),
  ).toEqual([true, true, false, false]);
});

test('the products to restock are those that the link of the dashboard names', () => {
  const { searchParams } = new URL(reorderPath(['7', '12']), 'https://owner.example');
  const conditions = productParams.flatMap(({ name, parse: read }) => {
    const condition = name === 'soldout' ? read(searchParams.get(name) ?? '') : undefined;
    return condition ? [condition] : [];
  });
  const matches = (product_Id: string) =>
    conditions.map(({ query, filter }) => [query, filter?.({ ...product, product_Id })]);
  expect(matches('7')).toEqual([[{}, true]]);
  expect(matches('8')).toEqual([[{}, false]]);
});

test('ADM-5 the sort orders in the browser equal the API server’s', () => {
  const ids = ['2', '10', '9'];
  const prices = ['90.00', '100.00', '9.00'];
  const products = ids.map((product_Id, index) => ({
    ...product,
    product_Id,
    discounted_price: prices[index] ?? '',
    promo_percentage: `${index}.00`,
  }));
  const order = (sort: string) =>
    products.toSorted(parse('sort', sort)?.compare).map((each) => each.product_Id);
  expect(order('newest')).toEqual(['10', '9', '2']);
  expect(order('price')).toEqual(['9', '2', '10']);
  expect(order('-price')).toEqual(['10', '2', '9']);
  expect(order('discount')).toEqual(['9', '10', '2']);
});
