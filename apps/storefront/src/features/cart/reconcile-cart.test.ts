import { describe, expect, test } from 'vitest';
import type { Product } from '@shop/contract/schemas';
import { buildProduct } from '../../testing/build-product.ts';
import { lineOf } from './cart-line.ts';
import { maxQuantity, findIssue, applyFix, type CurrentProducts } from './reconcile-cart.ts';

const dress = buildProduct();
const line = lineOf(dress, { color: 'blanc', size: 'S', quantity: 3 });
const UNKNOWN: CurrentProducts = new Map();

/** The current catalogue: the dress with another price, or another stock of white in size S. */
function current({
  left = 3,
  ...change
}: Partial<Product> & { left?: number } = {}): CurrentProducts {
  const colors = [{ color_name: 'Blanc ', sizes: [{ size: 's', quantity: left }] }];
  return new Map([['7', buildProduct({ colors, ...change })]]);
}

const DELETED: CurrentProducts = new Map([['7', null]]);

describe('the issue of a line', () => {
  test('CMD-5 is undefined while price and stock are the same, and before a response', () => {
    expect(findIssue(line, current())).toBeUndefined();
    expect(findIssue(line, current({ discounted_price: '120' }))).toBeUndefined();
    expect(findIssue(line, UNKNOWN)).toBeUndefined();
  });

  test('CMD-5 is the new price', () => {
    expect(findIssue(line, current({ discounted_price: '135.00' }))).toEqual({
      line,
      price: '135.00',
    });
  });

  test('CMD-5 is the stock that is left, with the new price when both changed', () => {
    expect(findIssue(line, current({ left: 2 }))).toEqual({ line, left: 2 });
    expect(findIssue(line, current({ left: 2, discounted_price: '99.00' }))).toEqual({
      line,
      left: 2,
      price: '99.00',
    });
  });

  test.each([
    ['sold out', current({ left: 0, discounted_price: '99.00' })],
    ['without that variant', current({ colors: [] })],
    ['no longer sold', DELETED],
  ])('CMD-5 is a stock of 0: %s', (_name, products) => {
    expect(findIssue(line, products)).toEqual({ line, left: 0 });
    expect(applyFix(line, products)).toEqual([]);
  });
});

test('CMD-5 a fixed line has the current price and stock, and no issue', () => {
  const products = current({ left: 1, price: '170.00', discounted_price: '135.00' });
  const [fixed] = applyFix(line, products);
  expect(fixed).toMatchObject({ quantity: 1, price: '170.00', discounted_price: '135.00' });
  expect(fixed && findIssue(fixed, products)).toBeUndefined();
  expect(applyFix(line, UNKNOWN)).toEqual([line]);
});

test('CART-2 the maximum is the current stock, or else the stock that the line was added with', () => {
  expect(maxQuantity(line, current({ left: 9 }))).toBe(9);
  expect(maxQuantity(line, UNKNOWN)).toBe(3);
  expect(maxQuantity(line, DELETED)).toBe(0);
});
