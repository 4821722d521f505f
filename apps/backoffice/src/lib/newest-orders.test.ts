import type { Order } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { compareNewest } from './newest-orders.ts';

function order(command_id: string, created_at?: string): Order {
  return {
    command_id,
    client_name: '',
    email: '',
    number: '',
    city: '',
    street: '',
    total_amount: '8.00',
    shipping_charge: '8.00',
    command_products: [],
    ...(created_at && { created_at }),
  };
}

function ids(orders: readonly Order[]): string[] {
  return orders.toSorted(compareNewest).map(({ command_id }) => command_id);
}

test('API-4 the newest orders are first, by time, else by number, else as listed', () => {
  const old = order('9', '2026-11-20T10:00:00.000Z');
  const recent = order('3', '2026-11-21T10:00:00.000Z');
  expect(ids([old, recent])).toEqual(['3', '9']);
  expect(ids([order('9'), order('10'), order('8')])).toEqual(['10', '9', '8']);
  expect(ids([order('b'), order('c'), order('a')])).toEqual(['b', 'c', 'a']);
});
