import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { lineOf, type CartLine } from './cart-line.ts';
import { undoRemoval, removalOf, subtractLines } from './undo-removal.ts';

const white = (size: string, quantity = 1) =>
  lineOf(buildProduct(), { color: 'blanc', size, quantity });
const small = white('S', 2);
const medium = white('M', 3);
const blue = lineOf(buildProduct(), { color: 'bleu', size: 'S', quantity: 1 });
const lines = [small, medium, blue];

const without = (all: readonly CartLine[], line: CartLine) => all.filter((each) => each !== line);

describe('a removal can be undone', () => {
  test.each(lines)('CART-3 a line returns at its index with its quantity: %#', (line) => {
    expect(undoRemoval(without(lines, line), removalOf(lines, [line]))).toEqual(lines);
  });

  test('CART-3 several removals are undone one by one, the latest first', () => {
    const first = removalOf(lines, [small]);
    const second = removalOf(without(lines, small), [medium]);
    expect(undoRemoval(undoRemoval([blue], second), first)).toEqual(lines);
  });

  test('CART-3 CART-6 all lines of an emptied cart return', () => {
    expect(undoRemoval([], removalOf(lines, lines))).toEqual(lines);
  });

  test('CART-3 a variant that was added again has the sum of quantities, at most the stock', () => {
    const again = [medium, white('S', 2)];
    expect(undoRemoval(again, removalOf(lines, [small]))).toEqual([medium, white('S', 3)]);
  });
});

describe('an order removes its lines from the cart', () => {
  test('CMD-4 all lines of the cart', () => {
    expect(subtractLines(lines, lines)).toEqual([]);
  });

  test('CMD-4 F4 but not lines that another tab added meanwhile', () => {
    expect(subtractLines([white('S', 3), blue], [small])).toEqual([white('S', 1), blue]);
  });
});
