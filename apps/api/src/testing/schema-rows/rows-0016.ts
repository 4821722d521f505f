import { expect } from 'vitest';
import { countNewOrdersOfSender } from '../../db/customers.ts';
import { readCustomer } from '../../services/customers.ts';
import { commandIdOf, ORDERED_AT, orderRows, phoneOf } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

const WORDS = ['nour', 'zitouna', 'sfax', '4', 'rue', 'des', 'oliviers'];

/**
 * A customer with tags, a flag and a note: an order with two numbers, and another customer who was merged into the
 * first.
 */
export const rows0016: SchemaRows = {
  migration: '0016-customers',
  rows: {
    ...orderRows(16, { sender: 'sender', phone: `${phoneOf(160)} / ${phoneOf(161)}` }),
    customer_phones: [
      { id: 160, phone_key: phoneOf(160), origin_id: null, customer_id: null },
      { id: 161, phone_key: phoneOf(161), origin_id: 160, customer_id: null },
      { id: 162, phone_key: phoneOf(162), origin_id: null, customer_id: 160 },
    ],
    customers: [
      { id: 160, tags: '["fidèle"]', blocked_at: ORDERED_AT },
      { id: 162, tags: '["gros"]', blocked_at: null },
    ],
    customer_notes: [{ id: 16, customer_id: 160, at: ORDERED_AT, by: 'Sami', note: 'Le soir' }],
    order_phones: [
      { order_id: 16, phone_key: phoneOf(160) },
      { order_id: 16, phone_key: phoneOf(161) },
    ],
    order_words: WORDS.map((word) => ({ order_id: 16, word })),
  },
  check: async (context) => {
    const customer = await readCustomer(context, '160');
    expect(customer).toMatchObject({
      numbers: [phoneOf(160), phoneOf(161), phoneOf(162)],
      tags: ['fidèle', 'gros'],
      blocked: true,
      order_list: [{ command_id: commandIdOf(16) }],
      notes: [{ by: 'Sami', note: 'Le soir' }],
      merged: [{ id: '162', numbers: [phoneOf(162)] }],
    });
    const range = { from: ORDERED_AT, to: ORDERED_AT };
    expect(await countNewOrdersOfSender(context.database.db, 'sender', range)).toBe(1);
  },
};
