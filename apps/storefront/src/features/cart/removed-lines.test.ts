import { describe, expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import { lineOf, type CartLine } from './cart-line.ts';
import { putBack, removalOf, withoutLines } from './removed-lines.ts';

const white = (size: string, quantity = 1) =>
  lineOf(someProduct(), { color: 'blanc', size, quantity });
const small = white('S', 2);
const medium = white('M', 3);
const blue = lineOf(someProduct(), { color: 'bleu', size: 'S', quantity: 1 });
const lines = [small, medium, blue];

const without = (all: readonly CartLine[], line: CartLine) => all.filter((each) => each !== line);

describe('CART-3 a removal can be undone', () => {
  test.each(lines)('a line returns in its place with its quantity: %#', (line) => {
    expect(putBack(without(lines, line), removalOf(lines, [line]))).toEqual(lines);
  });

  test('several removals return one by one, the latest first', () => {
    const first = removalOf(lines, [small]);
    const second = removalOf(without(lines, small), [medium]);
    expect(putBack(putBack([blue], second), first)).toEqual(lines);
  });

  test('CART-6 an emptied cart returns whole', () => {
    expect(putBack([], removalOf(lines, lines))).toEqual(lines);
  });

  test('what was added again meanwhile adds up, never above the stock', () => {
    const again = [medium, white('S', 2)];
    expect(putBack(again, removalOf(lines, [small]))).toEqual([medium, white('S', 3)]);
  });
});

describe('CMD-4 an order empties the cart of what it took', () => {
  test('which is all of it', () => {
    expect(withoutLines(lines, lines)).toEqual([]);
  });

  test('F4 but not of what another tab added meanwhile', () => {
    expect(withoutLines([white('S', 3), blue], [small])).toEqual([white('S', 1), blue]);
  });
});
