import { expect, test } from 'vitest';
import { withoutFields } from './without-fields.ts';

test('the fields of these names are left out at any depth, and nothing else', () => {
  const value = {
    figures: { orders: 2 },
    to_do: { calls: { count: 1, amount: '63.92', oldest_at: null } },
    list: [{ amount: '1.00', name: 'amount' }, 'figures'],
  };
  expect(withoutFields(value, ['figures', 'amount'])).toEqual({
    to_do: { calls: { count: 1, oldest_at: null } },
    list: [{ name: 'amount' }, 'figures'],
  });
  expect(withoutFields(value, [])).toEqual(value);
});
