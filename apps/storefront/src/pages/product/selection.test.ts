import { describe, expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import {
  firstSelection,
  isAvailable,
  selectedStock,
  selectionReducer,
  type Selection,
  type SelectionAction,
} from './selection.ts';

const product = someProduct();

function after(...actions: SelectionAction[]): Selection {
  return actions.reduce(selectionReducer, firstSelection(product));
}

const blue: SelectionAction = { type: 'color', color: 'bleu' };
const size = (name: string): SelectionAction => ({ type: 'size', size: name });
const quantity = (wanted: number): SelectionAction => ({
  type: 'quantity',
  quantity: wanted,
  most: 5,
});

describe('PROD-5 choosing', () => {
  test('a colour resets size, quantity and stock', () => {
    const chosen = after({ type: 'color', color: 'blanc' }, size('M'), quantity(4), blue);
    expect(chosen).toEqual({ color: 'bleu', size: null, quantity: 1 });
    expect(selectedStock(product, chosen)).toBeUndefined();
  });

  test('a size sets the stock and quantity 1, and is unavailable at stock 0', () => {
    const inStock = after({ type: 'color', color: 'blanc' }, size('S'), quantity(3), size('M'));
    expect([inStock.quantity, selectedStock(product, inStock)]).toEqual([1, 5]);
    const soldOut = after(blue, size('M'));
    expect([selectedStock(product, soldOut), isAvailable(product, soldOut)]).toEqual([0, false]);
  });

  test('a quantity stays within 1 and the stock', () => {
    expect(after(quantity(9)).quantity).toBe(5);
    expect(after(quantity(0)).quantity).toBe(1);
    expect(after(quantity(-3)).quantity).toBe(1);
  });
});

test('PROD-6 colour and size are required, and the quantity must not exceed the stock', () => {
  expect(isAvailable(product, after())).toBe(false);
  expect(isAvailable(product, after(blue))).toBe(false);
  expect(isAvailable(product, after(blue, size('S')))).toBe(true);
  expect(isAvailable(product, { ...after(blue, size('S')), quantity: 3 })).toBe(false);
});

test('a product of one colour has it chosen', () => {
  const [only] = product.colors;
  expect(firstSelection({ ...product, colors: only ? [only] : [] }).color).toBe('blanc');
});
