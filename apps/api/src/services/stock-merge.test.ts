import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeStock } from './stock-merge.ts';

const m = (quantity: number, size = 'M') => ({ color: '#000000', size, quantity });

test.each([
  ['nothing changed in the form', [m(2)], [m(5)], [m(5)], [m(2)]],
  ['three pieces came in', [m(2)], [m(5)], [m(8)], [m(5)]],
  ['a size was added', [m(5)], [m(5)], [m(5), m(1, 'L')], [m(5), m(1, 'L')]],
  ['a size was taken off', [m(5), m(1, 'L')], [m(5), m(2, 'L')], [m(5)], [m(5)]],
  ['a size is spelled anew', [m(4, 'XL')], [m(5, 'XL')], [m(5, 'x l')], [m(4, 'x l')]],
])('O13 %s: the orders meanwhile stay', (_name, current, base, wanted, merged) => {
  expect(mergeStock(current, base, wanted)).toEqual(merged);
});

test.each([
  ['more is taken out than is left', [m(1)], [m(5)], [m(3)]],
  ['somebody else took the size off', [], [m(5)], [m(5)]],
  ['somebody else added the same size', [m(5), m(1, 'L')], [m(5)], [m(5), m(2, 'L')]],
  ['somebody else added a size the form does not know', [m(5), m(1, 'L')], [m(5)], [m(5)]],
])('O13 it cannot be told when %s', (_name, current, base, wanted) => {
  expect(mergeStock(current, base, wanted)).toBeUndefined();
});

test('O13 sold pieces never come back, whatever the owner typed', () => {
  const quantity = fc.nat(50);
  fc.assert(
    fc.property(quantity, quantity, quantity, (base, sold, wanted) => {
      const left = Math.max(0, base - sold);
      const merged = mergeStock([m(left)], [m(base)], [m(wanted)]);
      if (merged) expect(merged).toEqual([m(wanted - (base - left))]);
      else expect(wanted).toBeLessThan(base - left);
    }),
  );
});
