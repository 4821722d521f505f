import { expect } from 'vitest';
import { readCustomer } from '../../services/customers.ts';
import { commandIdOf, orderRows, phoneOf } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

/** A customer whose messages are in Tunisian Darija. */
export const rows0020: SchemaRows = {
  migration: '0020-message-language',
  rows: {
    ...orderRows(200),
    customer_phones: [{ id: 200, phone_key: phoneOf(200), origin_id: null, customer_id: null }],
    customers: [{ id: 200, tags: '[]', blocked_at: null, message_language: 'aeb-Latn' }],
    order_phones: [{ order_id: 200, phone_key: phoneOf(200) }],
    order_words: ['nour', 'zitouna', 'sfax', '4', 'rue', 'des', 'oliviers'].map((word) => ({
      order_id: 200,
      word,
    })),
  },
  check: async (context) => {
    expect(await readCustomer(context, '200')).toMatchObject({
      message_language: 'aeb-Latn',
      order_list: [{ command_id: commandIdOf(200) }],
    });
  },
};
