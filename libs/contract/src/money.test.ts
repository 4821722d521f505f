import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  discountedMillimes,
  formatMoney,
  parseHundredths,
  parseMoney,
  totalMillimes,
} from './money.ts';

test('money is read from text or number, with at most two significant decimals', () => {
  expect(parseMoney('79.90')).toBe(79_900);
  expect(parseMoney(79.9)).toBe(79_900);
  expect(parseMoney('79.9000')).toBe(79_900);
  expect(parseMoney('0')).toBe(0);
});

test.each(['79.901', '1e3', '0x10', '', ' 1', '1,5', '+1', 'NaN', '--1', '1.', '.5'])(
  'M1 %j is not an amount',
  (text) => {
    expect(parseMoney(text)).toBeUndefined();
  },
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 0.1 + 0.2])(
  'M1 the number %d is not an amount',
  (value) => {
    expect(parseMoney(value)).toBeUndefined();
  },
);

test('money written and read again is the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (hundredths) => {
      expect(parseMoney(formatMoney(hundredths * 10))).toBe(hundredths * 10);
    }),
  );
});

test('discounted_price rounds half up to two decimals, exactly', () => {
  expect(discountedMillimes(79_900, 2_000)).toBe(63_920);
  expect(discountedMillimes(10, 5_000)).toBe(10);
  expect(discountedMillimes(100_010, 5_000)).toBe(50_010);
  expect(discountedMillimes(99_990, 0)).toBe(99_990);
  expect(discountedMillimes(99_990, 10_000)).toBe(0);
});

test('discounted_price equals the published formula for every price and percentage', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 0, max: 10_000 }),
      (hundredths, promo) => {
        const millimes = hundredths * 10;
        const reference = 10 * Math.floor((millimes * (10_000 - promo) + 50_000) / 100_000);
        expect(discountedMillimes(millimes, promo)).toBe(reference);
      },
    ),
  );
});

test('CART-7 the total is Σ price × quantity plus 8 TND', () => {
  const lines = [
    { unitMillimes: parseMoney('63.92') ?? 0, quantity: 2 },
    { unitMillimes: parseMoney('9.00') ?? 0, quantity: 1 },
  ];
  expect(formatMoney(totalMillimes(lines))).toBe('144.84');
});

test('percentages are read as hundredths', () => {
  expect(parseHundredths('20.00')).toBe(2_000);
  expect(parseHundredths(12.5)).toBe(1_250);
  expect(parseHundredths('-1')).toBe(-100);
});
