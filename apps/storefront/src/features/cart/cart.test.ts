import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildProduct } from '../../testing/build-product.ts';
import { lineOf, type CartLine } from './cart-line.ts';
import { cartReducer, EMPTY_SHOP, type CartAction } from './cart-reducer.ts';
import { cartTotals, lineTotal, pieceCount } from './cart-totals.ts';

const dress = buildProduct();

const white = (size: string, quantity: number) => lineOf(dress, { color: 'blanc', size, quantity });

function cartAfter(...actions: CartAction[]): CartLine[] {
  return actions.reduce(cartReducer, EMPTY_SHOP).products;
}

const add = (line: CartLine): CartAction => ({ type: 'cart/add', line });
const quantities = (lines: CartLine[]) => lines.map(({ size, quantity }) => [size, quantity]);

describe('adding a line', () => {
  test('CART-1 the quantities of the same _id, color and size are added', () => {
    expect(quantities(cartAfter(add(white('S', 1)), add(white('S', 2))))).toEqual([['S', 3]]);
  });

  test('CART-1 another size or another colour is a new line', () => {
    const blue = lineOf(dress, { color: 'bleu', size: 'S', quantity: 1 });
    const lines = cartAfter(add(white('S', 1)), add(white('M', 1)), add(blue));
    expect(lines.map(({ color, size }) => [color, size])).toEqual([
      ['blanc', 'S'],
      ['blanc', 'M'],
      ['bleu', 'S'],
    ]);
  });

  test('CART-1 the quantity is at most the stock', () => {
    expect(quantities(cartAfter(add(white('S', 2)), add(white('S', 2))))).toEqual([['S', 3]]);
  });

  test('CART-10 a line has the fields of the specification', () => {
    expect(Object.keys(white('S', 1)).sort()).toEqual(
      '_id badge color colors des discounted_price gender image images price productName quantity season size'.split(
        ' ',
      ),
    );
  });
});

test('CART-5 a line has the image of its colour, found or chosen by the owner; without one, the first image', () => {
  const variant = { color: 'bleu', size: 'S', quantity: 1 };
  const image = 'https://api.example/media/blue.jpg';
  expect(lineOf(dress, { ...variant, image }).image).toBe(image);
  expect(lineOf(dress, variant).image).toBe(dress.product_images[0]?.url);
  const photo = { path: '/media/b.jpg', url: 'https://api.example/media/b.jpg', color: 'bleu' };
  const chosen = buildProduct({ product_images: [...dress.product_images, photo] });
  expect(lineOf(chosen, { ...variant, color: 'bleu' }).image).toBe(photo.url);
});

describe('changing a quantity', () => {
  const start = [add(white('S', 2)), add(white('M', 1))];
  const selector = { _id: '7', color: 'blanc', size: 'M' };

  test('CART-2 an action with _id, color and size changes that line', () => {
    expect(quantities(cartAfter(...start, { type: 'cart/increase', line: selector }))).toEqual([
      ['S', 2],
      ['M', 2],
    ]);
  });

  test('CART-2 an action with only _id changes the first line of that _id', () => {
    expect(quantities(cartAfter(...start, { type: 'cart/increase', line: { _id: '7' } }))).toEqual([
      ['S', 3],
      ['M', 1],
    ]);
  });

  test('CART-2 the quantity stays between 1 and the stock', () => {
    const down = Array.from({ length: 4 }, (): CartAction => ({
      type: 'cart/decrease',
      line: selector,
    }));
    const up = Array.from({ length: 9 }, (): CartAction => ({
      type: 'cart/increase',
      line: selector,
    }));
    expect(quantities(cartAfter(...start, ...down))[1]).toEqual(['M', 1]);
    expect(quantities(cartAfter(...start, ...up))[1]).toEqual(['M', 5]);
  });

  test('CART-2 the current stock is the maximum when it is known', () => {
    const up = Array.from({ length: 9 }, (): CartAction => ({
      type: 'cart/increase',
      line: selector,
      max: 3,
    }));
    expect(quantities(cartAfter(...start, ...up))[1]).toEqual(['M', 3]);
  });

  test.each([
    [4, undefined, 4],
    [12, undefined, 5],
    [12, 9, 9],
    [7, 0, 1],
    [0, undefined, 1],
    [-1, undefined, 1],
    [1.5, undefined, 1],
    [Number.NaN, undefined, 1],
  ])(
    'CART-2 a typed quantity %d with the current stock %s becomes %d',
    (quantity, max, expected) => {
      const typed: CartAction = {
        type: 'cart/setQuantity',
        line: selector,
        quantity,
        ...(max !== undefined && { max }),
      };
      expect(quantities(cartAfter(...start, typed))[1]).toEqual(['M', expected]);
    },
  );

  test('CART-2 a quantity above the stock can be decreased', () => {
    const many = { ...white('S', 1), quantity: 9 };
    const [line] = cartAfter(
      { type: 'cart/replace', products: [many] },
      { type: 'cart/decrease', line: { _id: '7' } },
      { type: 'cart/increase', line: { _id: '7' } },
    );
    expect(line?.quantity).toBe(8);
  });
});

test('CART-3 delete removes the line of that _id, color and size; reset removes all lines', () => {
  const start = [add(white('S', 2)), add(white('M', 1))];
  const left = cartAfter(...start, { type: 'cart/delete', key: white('S', 1) });
  expect(quantities(left)).toEqual([['M', 1]]);
  expect(cartAfter(...start, { type: 'cart/reset' })).toEqual([]);
});

describe('totals', () => {
  test('CART-7 subtotal, shipping 8 and total have two decimals', () => {
    const lines = [{ ...white('S', 3), discounted_price: '79.90' }];
    expect(cartTotals(lines)).toEqual({ subtotal: '239.70', shipping: '8.00', total: '247.70' });
    expect(lineTotal({ ...white('S', 3), discounted_price: '0.10' })).toBe('0.30');
    expect(pieceCount([...lines, white('M', 2)])).toBe(5);
  });

  test('CART-7 are exact in whole hundredths for any cart', () => {
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
