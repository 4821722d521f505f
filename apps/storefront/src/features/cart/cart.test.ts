import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { someProduct } from '../../testing/some-product.ts';
import { lineOf, type CartLine } from './cart-line.ts';
import { cartReducer, EMPTY_SHOP, type CartAction } from './cart-reducer.ts';
import { cartTotals, lineTotal, pieceCount } from './cart-totals.ts';

const dress = someProduct();

const white = (size: string, quantity: number) => lineOf(dress, { color: 'blanc', size, quantity });

function cartAfter(...actions: CartAction[]): CartLine[] {
  return actions.reduce(cartReducer, EMPTY_SHOP).products;
}

const add = (line: CartLine): CartAction => ({ type: 'cart/add', line });
const quantities = (lines: CartLine[]) => lines.map(({ size, quantity }) => [size, quantity]);

describe('CART-1 adding', () => {
  test('the same _id, color and size add up', () => {
    expect(quantities(cartAfter(add(white('S', 1)), add(white('S', 2))))).toEqual([['S', 3]]);
  });

  test('another size or another colour is a new line', () => {
    const blue = lineOf(dress, { color: 'bleu', size: 'S', quantity: 1 });
    const lines = cartAfter(add(white('S', 1)), add(white('M', 1)), add(blue));
    expect(lines.map(({ color, size }) => [color, size])).toEqual([
      ['blanc', 'S'],
      ['blanc', 'M'],
      ['bleu', 'S'],
    ]);
  });

  test('is capped at the stock', () => {
    expect(quantities(cartAfter(add(white('S', 2)), add(white('S', 2))))).toEqual([['S', 3]]);
  });

  test('CART-10 a line holds what the specification names', () => {
    expect(Object.keys(white('S', 1)).sort()).toEqual(
      '_id badge color colors des discounted_price gender image images price productName quantity season size'.split(
        ' ',
      ),
    );
  });
});

describe('CART-2 changing a quantity', () => {
  const start = [add(white('S', 2)), add(white('M', 1))];
  const choice = { _id: '7', color: 'blanc', size: 'M' };

  test('a line’s own buttons act on that line', () => {
    expect(quantities(cartAfter(...start, { type: 'cart/increase', choice }))).toEqual([
      ['S', 2],
      ['M', 2],
    ]);
  });

  test('an action that names only _id acts on the first line of that _id', () => {
    expect(
      quantities(cartAfter(...start, { type: 'cart/increase', choice: { _id: '7' } })),
    ).toEqual([
      ['S', 3],
      ['M', 1],
    ]);
  });

  test('never goes below 1, nor above the stock', () => {
    const down = Array.from({ length: 4 }, (): CartAction => ({ type: 'cart/decrease', choice }));
    const up = Array.from({ length: 9 }, (): CartAction => ({ type: 'cart/increase', choice }));
    expect(quantities(cartAfter(...start, ...down))[1]).toEqual(['M', 1]);
    expect(quantities(cartAfter(...start, ...up))[1]).toEqual(['M', 5]);
  });

  test('a line that holds more than is left can still go down', () => {
    const many = { ...white('S', 1), quantity: 9 };
    const [line] = cartAfter(
      { type: 'cart/replace', products: [many] },
      { type: 'cart/decrease', choice: { _id: '7' } },
      { type: 'cart/increase', choice: { _id: '7' } },
    );
    expect(line?.quantity).toBe(8);
  });
});

test('CART-3 delete removes the line of that _id, color and size; reset empties', () => {
  const start = [add(white('S', 2)), add(white('M', 1))];
  const left = cartAfter(...start, { type: 'cart/delete', key: white('S', 1) });
  expect(quantities(left)).toEqual([['M', 1]]);
  expect(cartAfter(...start, { type: 'cart/reset' })).toEqual([]);
});

describe('CART-7 sums', () => {
  test('subtotal, shipping 8 and total have two decimals', () => {
    const lines = [{ ...white('S', 3), discounted_price: '79.90' }];
    expect(cartTotals(lines)).toEqual({ subtotal: '239.70', shipping: '8.00', total: '247.70' });
    expect(lineTotal({ ...white('S', 3), discounted_price: '0.10' })).toBe('0.30');
    expect(pieceCount([...lines, white('M', 2)])).toBe(5);
  });

  test('are exact in whole hundredths, whatever the cart', () => {
    const priced = fc.record({
      hundredths: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 20 }), (rows) => {
        const lines = rows.map(({ hundredths, quantity }) => ({
          ...white('S', 1),
          quantity,
          discounted_price: `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`,
        }));
        const exact = rows.reduce(
          (sum, row) => sum + BigInt(row.hundredths) * BigInt(row.quantity),
          800n,
        );
        expect(BigInt(cartTotals(lines).total.replace('.', ''))).toBe(exact);
      }),
    );
  });
});
