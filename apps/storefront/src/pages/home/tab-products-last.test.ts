import { expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { splitRow } from './tab-products-last.ts';

const plain = (id: string) =>
  buildProduct({ product_Id: id, is_popular: false, badge: 'No Badge' });
const popular = (id: string) =>
  buildProduct({ product_Id: id, is_popular: true, badge: 'No Badge' });
const promo = (id: string) =>
  buildProduct({ product_Id: id, is_popular: false, badge: 'Promo', promo_percentage: '20.00' });

const ids = (products: readonly { product_Id: string }[]) =>
  products.map(({ product_Id: id }) => id).join(' ');

const pages = [
  [popular('1'), plain('2'), promo('3'), plain('4'), plain('5'), plain('6')],
  [plain('7'), popular('8'), promo('9')],
];

test.each([
  ['popular', '2 3 4 5 6 7 9', '1 8'],
  ['promotion', '1 2 4 5 6 7 8', '3 9'],
] as const)('HOME-4 HOME-5 products of the tab %s are the last of a row', (tab, first, last) => {
  const row = splitRow(pages, tab);
  expect(ids(row.products)).toBe(first);
  expect(ids(row.last)).toBe(last);
});

test('HOME-4 a row with fewer than four other products has all of them, the others first in each page', () => {
  const row = splitRow([[popular('1'), plain('2'), popular('3')], [plain('4')]], 'popular');
  expect(ids(row.products)).toBe('2 1 3 4');
  expect(row.last).toEqual([]);
});

test('HOME-4 an empty list is an empty row', () => {
  expect(splitRow([[]], 'popular')).toEqual({ products: [], last: [] });
});
