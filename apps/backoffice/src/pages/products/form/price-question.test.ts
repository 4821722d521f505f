import { expect, test } from 'vitest';
import { startProductServer } from '../testing/product-server.ts';
import {
  hasPromo,
  isBadgeBound,
  NO_PRICING,
  priceConfirmation,
  priceQuestion,
} from './price-question.ts';

const loaded = { price: '150,00', promo_percentage: '0,00' };

test.each([
  ['150', '70 %', undefined],
  ['150', '70,01', 'steep'],
  ['150', '100', 'free'],
  ['0', '', 'free'],
  ['0 DT', '20', 'free'],
  ['0,01', '60', 'free'],
  ['1', '', undefined],
  ['150', '71', 'steep'],
  ['5000', '', undefined],
  ['5000,01', '', 'high'],
  ['7990,00', '20', 'high'],
])(
  'ADM-6 a price of %j with %j off needs a confirmation: %s',
  (price, promo_percentage, question) => {
    expect(priceQuestion({ price, promo_percentage }, loaded)).toBe(question);
  },
);

test('ADM-6 a pricing that is saved already needs no confirmation again', () => {
  const steep = { price: '150,00', promo_percentage: '80,00' };
  expect(priceQuestion({ price: '150', promo_percentage: '80 %' }, steep)).toBeUndefined();
  expect(priceQuestion({ price: '140', promo_percentage: '80 %' }, steep)).toBe('steep');
});

test('ADM-6 badge and promotion are bound when there are both or neither', () => {
  expect(isBadgeBound({ badge: 'Promo', promo_percentage: '20 %' })).toBe(true);
  expect(isBadgeBound({ badge: 'No Badge', promo_percentage: '0,00' })).toBe(true);
  expect(isBadgeBound({ badge: 'Promo', promo_percentage: '' })).toBe(false);
  expect(isBadgeBound({ badge: 'No Badge', promo_percentage: '5' })).toBe(false);
  expect(['0', '', 'x', '-5', '0,5'].map(hasPromo)).toEqual([false, false, false, false, true]);
});

test('ADR 0108 a new product needs a confirmation, also when its values are those of another one', () => {
  expect(priceQuestion({ price: '0,00', promo_percentage: '0,00' }, NO_PRICING)).toBe('free');
  expect(priceQuestion({ price: '150', promo_percentage: '' }, NO_PRICING)).toBeUndefined();
});

test('ADR 0108 a save confirms an unusual price where the API server requires it', async () => {
  const free = { price: '150,00', promo_percentage: '100' };
  const { client } = await startProductServer([], 'price-confirmation');
  expect(priceConfirmation(client, free)).toEqual({ price_confirmed: true });
  expect(priceConfirmation(client, { price: '150,00', promo_percentage: '20' })).toEqual({});
  const other = await startProductServer([]);
  expect(priceConfirmation(other.client, free)).toEqual({});
});
