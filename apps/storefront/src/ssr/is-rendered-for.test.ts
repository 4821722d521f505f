import { expect, test } from 'vitest';
import { isRenderedFor } from './is-rendered-for.ts';

test.each([
  ['/product/robe?id=1', '?id=1', true],
  ['/product/robe?id=1', '?fbclid=abc&id=1', true],
  ['/product/robe?id=1', '?id=2', false],
  ['/product/robe?id=1', '', false],
  ['/product/robe?id=1', '?id=1&color=b3315f', false],
  ['/shop', '', true],
  ['/shop', '?gender=Men', false],
  ['/shop?gender=Men', '?gender=Men&utm_source=x', true],
  ['/shop?gender=Men', '?gender=Men&page=2', false],
])('PROD-8 SHOP-1 a page rendered for %s is the page of the query "%s": %s', (path, search, is) => {
  expect(isRenderedFor(path, search)).toBe(is);
});
