import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  ['no page', 1, 0, []],
  ['one page', 1, 1, [1]],
  ['everything near', 3, 5, [1, 2, 3, 4, 5]],
  ['the start', 1, 20, [1, 2, 3, 'gap', 20]],
  ['the middle', 10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  ['the end', 20, 20, [1, 'gap', 18, 19, 20]],
  ['two beside the first', 4, 20, [1, 2, 3, 4, 5, 6, 'gap', 20]],
  ['a page beyond the last', 99, 7, [1, 'gap', 5, 6, 7]],
  ['a page before the first', 0, 7, [1, 2, 3, 'gap', 7]],
])('SHOP-3 two pages each side, first, last, gaps: %s', (_, page, pageCount, steps) => {
  expect(pageWindow(page, pageCount)).toEqual(steps);
});

test('SHOP-3 five thousand products with six on a page have nine steps', () => {
  expect(pageWindow(417, 834)).toHaveLength(9);
});
