import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { isColorSoldOut } from '../../features/catalogue/sold-out.ts';
import {
  changeSelection,
  initialSelection,
  isAvailable,
  selectedStock,
  type Selection,
  type SelectionAction,
} from './selection.ts';

const product = buildProduct();

function after(...actions: SelectionAction[]): Selection {
  return actions.reduce(
    (selection, action) => changeSelection(product, selection, action),
    initialSelection(product),
  );
}

const blue: SelectionAction = { type: 'color', color: 'bleu' };
const size = (name: string): SelectionAction => ({ type: 'size', size: name });
const quantity = (wanted: number): SelectionAction => ({ type: 'quantity', quantity: wanted });

describe('selecting', () => {
  test('PROD-5 a colour resets size, quantity and stock', () => {
    const chosen = after({ type: 'color', color: 'blanc' }, size('M'), quantity(4), blue);
    expect(chosen).toEqual({ color: 'bleu', size: null, quantity: 1 });
    expect(selectedStock(product, chosen)).toBeUndefined();
  });

  test('PROD-5 a size sets the stock and the quantity 1, and is unavailable with stock 0', () => {
    const inStock = after({ type: 'color', color: 'blanc' }, size('S'), quantity(3), size('M'));
    expect([inStock.quantity, selectedStock(product, inStock)]).toEqual([1, 5]);
    const soldOut = after(blue, size('M'));
    expect([selectedStock(product, soldOut), isAvailable(product, soldOut)]).toEqual([0, false]);
  });

  test('PROD-5 a quantity stays within 1 and the stock', () => {
    const white = [{ type: 'color', color: 'blanc' }, size('M')] as const;
    expect(after(...white, quantity(9)).quantity).toBe(5);
    expect(after(...white, quantity(0)).quantity).toBe(1);
    expect(after(...white, quantity(-3)).quantity).toBe(1);
    expect(after(blue, size('M'), quantity(2)).quantity).toBe(1);
  });
});

test('PROD-6 colour and size are required, and the quantity must not exceed the stock', () => {
  expect(isAvailable(product, after())).toBe(false);
  expect(isAvailable(product, after(blue))).toBe(false);
  expect(isAvailable(product, after(blue, size('S')))).toBe(true);
  expect(isAvailable(product, { ...after(blue, size('S')), quantity: 3 })).toBe(false);
});

describe('the initial selection', () => {
  const soldOut = { color_name: 'rouge', sizes: [{ size: 'S', quantity: 0 }] };

  test('is the first colour in stock, without a size', () => {
    const selection = initialSelection({ ...product, colors: [soldOut, ...product.colors] });
    expect(selection).toEqual({ color: 'blanc', size: null, quantity: 1 });
    expect(initialSelection({ ...product, colors: [soldOut] }).color).toBe('rouge');
    expect(initialSelection({ ...product, colors: [] }).color).toBeNull();
  });

  test('is the colour and size of the URL, also when they are sold out', () => {
    const of = (color: string | null, name: string | null) =>
      initialSelection(product, { color, size: name });
    expect(of('Bleu', 'M')).toEqual({ color: 'bleu', size: 'M', quantity: 1 });
    expect(of('bleu', 'XXL')).toEqual({ color: 'bleu', size: null, quantity: 1 });
    expect(of('vert', 'M')).toEqual({ color: 'blanc', size: null, quantity: 1 });
    expect(of(null, 'M').size).toBeNull();
  });
});

describe('a single option is selected', () => {
  const bag = (stock: number) =>
    buildProduct({
      colors: [{ color_name: 'noir', sizes: [{ size: 'Taille unique', quantity: stock }] }],
    });

  test('the only colour is selected, but none of several sizes', () => {
    const [only] = product.colors;
    const selection = initialSelection({ ...product, colors: only ? [only] : [] });
    expect(selection).toEqual({ color: 'blanc', size: null, quantity: 1 });
  });

  test('the only size of a colour is selected, unless it is sold out', () => {
    expect(initialSelection(bag(2)).size).toBe('Taille unique');
    expect(initialSelection(bag(0)).size).toBeNull();
  });
});

test('PROD-4 a colour is sold out when each of its sizes is', () => {
  const [white, navy] = product.colors.map(isColorSoldOut);
  expect([white, navy]).toEqual([false, false]);
  expect(isColorSoldOut({ sizes: [{ size: 'S', quantity: 0 }] })).toBe(true);
});
