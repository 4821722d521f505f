import { expect, test } from 'vitest';
import { unusualField, type Pricing } from './unusual-price.ts';

const pricing = (price: number, promo = 0): Pricing => ({ price, promo_percentage: promo });

const cases: [string, Pricing, Pricing | undefined, ReturnType<typeof unusualField>][] = [
  ['a usual price', pricing(79_900), undefined, undefined],
  ['5,000 TND', pricing(5_000_000), undefined, undefined],
  ['more than 5,000 TND', pricing(5_000_010), undefined, 'price'],
  ['a price of 0', pricing(0), undefined, 'price'],
  ['a price of 0 with a promotion of 100 %', pricing(0, 10_000), undefined, 'price'],
  ['a promotion of 100 %', pricing(79_900, 10_000), undefined, 'promo_percentage'],
  ['a promotion that rounds the price to 0', pricing(40, 9_999), undefined, 'promo_percentage'],
  ['a steep promotion', pricing(79_900, 9_000), undefined, undefined],
  ['a product that was free already', pricing(0, 2_000), pricing(0), undefined],
  ['a product that becomes free', pricing(0), pricing(79_900), 'price'],
  ['the same high price', pricing(6_000_000, 2_000), pricing(6_000_000), undefined],
  ['another high price', pricing(7_000_000), pricing(6_000_000), 'price'],
];

test.for(cases)('ADM-6 %s is confirmed when it is unusual and new', ([, now, stored, field]) => {
  expect(unusualField(now, stored)).toBe(field);
});
