import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { createSearchList, filterByName } from '../../features/search/search-list.ts';
import { countFacets, facetsOf, selectPage } from './filter-products.ts';
import { readShopView } from './shop-view.ts';

const stocked = (color_name: string, sizes: Record<string, number>) => ({
  color_name,
  sizes: Object.entries(sizes).map(([size, quantity]) => ({ size, quantity })),
});

const dress = buildProduct({ product_Id: '2' });
const shirt = buildProduct({
  product_Id: '10',
  discounted_price: '120.00',
  promo_percentage: '0.00',
  colors: [stocked('#FFFFFF', { M: 0, L: 4 })],
});
const belt = buildProduct({
  product_Id: '3',
  discounted_price: '4.50',
  promo_percentage: '50.00',
  colors: [stocked('#000000', { 'Taille unique': 1, 38: 2, ' xl': 1 }), stocked('#AAAAAA', {})],
});
const products = [dress, belt, shirt];

function found(query: string, list = products): string[] {
  const page = selectPage(list, readShopView(new URLSearchParams(query)));
  return page.products.map(({ product_Id }) => product_Id);
}

test.each([
  ['', ['10', '3', '2']],
  ['sort=price', ['3', '2', '10']],
  ['sort=-price', ['2', '10', '3']],
  ['sort=discount', ['3', '2', '10']],
  ['size=m', ['2']],
  ['size=m&in_stock=true', ['2']],
  ['size=XL', ['3']],
  ['color=%23ffffff&color=%23000000', ['10', '3']],
  ['color=%23AAAAAA', []],
  ['size=M&color=bleu', []],
  ['search=jasmin+robe&color=bleu', ['2']],
  ['search=dress&max_price=100', ['3']],
  ['search=zzz', []],
  ['color=bleu&size=M&in_stock=true', []],
  ['min_price=120', ['10', '2']],
  ['max_price=119,99', ['3']],
  ['min_price=4.50&max_price=4,5', ['3']],
])('SHOP-3 the filtered list of %j', (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test('SHOP-3 NAV-8 a search without a chosen sort order is in the order of its suggestions, on every page', () => {
  const names = ['Robe popeline', 'Chemise en lin', 'Blouse en popeline', 'Robe (lin)'];
  const list = Array.from({ length: 8 }, (_, index) =>
    buildProduct({ product_Id: String(index), product_name: names[index % 4] ?? '' }),
  );
  expect(found('search=lin', list)).toEqual(['7', '5', '3', '1', '6', '4']);
  expect(found('search=lin&page=2', list)).toEqual(['2', '0']);
  expect(found('search=lin&sort=newest', list)).toEqual(['7', '6', '5', '4', '3', '2']);
  expect(filterByName(createSearchList(list), 'lin').map(({ product_Id }) => product_Id)).toEqual([
    ...found('search=lin', list),
    ...found('search=lin&page=2', list),
  ]);
});

test('with ids that are not numbers, the list is newest first', () => {
  const list = ['c', 'a', 'b'].map((product_Id) => buildProduct({ product_Id }));
  expect(found('', list)).toEqual(['c', 'a', 'b']);
});

test('facets have all values, sizes from small to large, prices after the promotion', () => {
  expect(facetsOf(products)).toEqual({
    sizes: ['S', 'M', 'L', ' xl', '38', 'Taille unique'],
    colors: ['#000000', '#FFFFFF', 'blanc', 'bleu'],
    min_price: '4.50',
    max_price: '120.00',
  });
  expect(facetsOf([])).toEqual({ sizes: [], colors: [], min_price: '0.00', max_price: '0.00' });
});

test('SHOP-3 counts are of products in stock, once each, with the other filters', () => {
  const counts = (query: string) => {
    const { filters } = readShopView(new URLSearchParams(query));
    return countFacets(products, filters);
  };
  expect(counts('')).toEqual({
    sizes: { s: 1, m: 1, l: 1, tailleunique: 1, 38: 1, xl: 1 },
    colors: { blanc: 1, bleu: 1, white: 1, black: 1 },
  });
  expect(counts('size=M').colors).toEqual({ blanc: 1 });
  expect(counts('size=M').sizes).toEqual(counts('').sizes);
  expect(counts('color=bleu').sizes).toEqual({ s: 1 });
  expect(counts('max_price=50&search=robe').sizes).toEqual({ tailleunique: 1, 38: 1, xl: 1 });
  expect(counts('search=zzz')).toEqual({ sizes: {}, colors: {} });
});

test('SHOP-3 a page has twelve products where the shopper chooses so', () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    buildProduct({ product_Id: String(index) }),
  );
  const page = selectPage(many, readShopView(new URLSearchParams('per=12&page=2')));
  expect([page.products.length, page.pageCount, page.total]).toEqual([2, 2, 14]);
});
