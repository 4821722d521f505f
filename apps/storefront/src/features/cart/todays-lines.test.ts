import { describe, expect, test } from 'vitest';
import type { Product } from '@shop/contract/schemas';
import { someProduct } from '../../testing/some-product.ts';
import { lineOf } from './cart-line.ts';
import { mostToday, newsOf, repairLine, withQuantity, type Today } from './todays-lines.ts';

const dress = someProduct();
const line = lineOf(dress, { color: 'blanc', size: 'S', quantity: 3 });
const NOTHING: Today = new Map();

/** Today's catalogue: the dress with another price, or another stock of the small white one. */
function today({ left = 3, ...change }: Partial<Product> & { left?: number } = {}): Today {
  const colors = [{ color_name: 'Blanc ', sizes: [{ size: 's', quantity: left }] }];
  return new Map([['7', someProduct({ colors, ...change })]]);
}

const GONE: Today = new Map([['7', null]]);

describe('CMD-5 what has changed about a line', () => {
  test('is nothing while price and stock hold, and while the host has not answered', () => {
    expect(newsOf(line, today())).toBeUndefined();
    expect(newsOf(line, today({ discounted_price: '120' }))).toBeUndefined();
    expect(newsOf(line, NOTHING)).toBeUndefined();
  });

  test('is the new price', () => {
    expect(newsOf(line, today({ discounted_price: '135.00' }))).toEqual({ line, price: '135.00' });
  });

  test('is what is left, beside the new price where both changed', () => {
    expect(newsOf(line, today({ left: 2 }))).toEqual({ line, left: 2 });
    expect(newsOf(line, today({ left: 2, discounted_price: '99.00' }))).toEqual({
      line,
      left: 2,
      price: '99.00',
    });
  });

  test.each([
    ['sold out', today({ left: 0, discounted_price: '99.00' })],
    ['without that variant', today({ colors: [] })],
    ['no longer sold', GONE],
  ])('is that it cannot be had: %s', (_name, products) => {
    expect(newsOf(line, products)).toEqual({ line, left: 0 });
    expect(repairLine(line, products)).toEqual([]);
  });
});

test('CMD-5 a repaired line holds today’s price and stock, and has no news left', () => {
  const products = today({ left: 1, price: '170.00', discounted_price: '135.00' });
  const [repaired] = repairLine(line, products);
  expect(repaired).toMatchObject({ quantity: 1, price: '170.00', discounted_price: '135.00' });
  expect(repaired && newsOf(repaired, products)).toBeUndefined();
  expect(repairLine(line, NOTHING)).toEqual([line]);
});

describe('CART-2 a typed or stepped quantity', () => {
  const other = lineOf(dress, { color: 'blanc', size: 'M', quantity: 1 });
  const change = (quantity: number, products = NOTHING) =>
    withQuantity([line, other], line, { quantity, today: products }).map((each) => each.quantity);

  test('is capped by today’s stock, else by the stock known when it was added', () => {
    expect(mostToday(line, today({ left: 9 }))).toBe(9);
    expect(change(8, today({ left: 9 }))).toEqual([8, 1]);
    expect(change(12, today({ left: 9 }))).toEqual([9, 1]);
    expect(change(12)).toEqual([3, 1]);
  });

  test.each([0, -1, 1.5, Number.NaN])('%d changes nothing', (quantity) => {
    expect(change(quantity)).toEqual([3, 1]);
  });
});
