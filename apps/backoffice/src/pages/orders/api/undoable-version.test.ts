import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { undoableVersion } from './undoable-version.ts';

const confirmed = {
  at: '2026-11-27T10:00:00.000Z',
  by: 'owner',
  status: 'confirmed',
  undo_until: '2026-11-27T10:10:00.000Z',
} as const;
const note = { at: '2026-11-27T10:01:00.000Z', by: 'owner', note: 'Le soir' };
const order: Order = {
  command_id: 'K7Q29-FXM3T',
  client_name: 'Amira',
  email: '',
  number: '98765432',
  city: 'Sfax',
  street: '4, rue des Oliviers',
  total_amount: '58.00',
  shipping_charge: '8.00',
  command_products: [],
  version: '2',
};

test('a change is undone by the version that it resulted in', () => {
  expect(undoableVersion({ ...order, history: [confirmed] })).toBe('2');
});

test('after a note there is nothing to undo: it would undo the change before', () => {
  expect(undoableVersion({ ...order, history: [confirmed, note] })).toBeUndefined();
});

test('API-4 without a history or an order there is nothing to undo', () => {
  expect(undoableVersion(order)).toBeUndefined();
  expect(undoableVersion(null)).toBeUndefined();
});
