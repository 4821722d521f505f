import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeStock } from './merge-stock.ts';

const variant = (quantity: number, size = 'M') => ({ color: '#000000', size, quantity });

test.each([
  ['nothing changed in the form', [variant(2)], [variant(5)], [variant(5)], [variant(2)]],
  ['three pieces were added', [variant(2)], [variant(5)], [variant(8)], [variant(5)]],
  [
    'a size was added',
    [variant(5)],
    [variant(5)],
    [variant(5), variant(1, 'L')],
    [variant(5), variant(1, 'L')],
  ],
  [
    'a size was removed',
    [variant(5), variant(1, 'L')],
    [variant(5), variant(2, 'L')],
    [variant(5)],
    [variant(5)],
  ],
  [
    'a size has another spelling',
    [variant(4, 'XL')],
    [variant(5, 'XL')],
    [variant(5, 'x l')],
    [variant(4, 'x l')],
  ],
])('O13 %s: orders in the meantime stay counted', (_name, current, base, wanted, merged) => {
  expect(mergeStock(current, base, wanted)).toEqual(merged);
});

test.each([
  ['the owner removes more pieces than are left', [variant(1)], [variant(5)], [variant(3)]],
  ['another owner removed the size', [], [variant(5)], [variant(5)]],
  [
    'another owner added the same size',
    [variant(5), variant(1, 'L')],
    [variant(5)],
    [variant(5), variant(2, 'L')],
  ],
  [
    'another owner added a size that the form does not have',
    [variant(5), variant(1, 'L')],
    [variant(5)],
    [variant(5)],
  ],
])('O13 the changes conflict when %s', (_name, current, base, wanted) => {
  expect(mergeStock(current, base, wanted)).toBeUndefined();
});

test('O13 sold pieces are never added again, whatever the owner entered', () => {
  const quantity = fc.nat(50);
  fc.assert(
    fc.property(quantity, quantity, quantity, (base, sold, wanted) => {
      const left = Math.max(0, base - sold);
      const merged = mergeStock([variant(left)], [variant(base)], [variant(wanted)]);
      if (merged) expect(merged).toEqual([variant(wanted - (base - left))]);
      else expect(wanted).toBeLessThan(base - left);
    }),
  );
});
