import { expect } from 'vitest';
import { countOpenOrders } from '../../db/open-orders.ts';
import { readOrder } from '../../services/orders.ts';
import { commandIdOf, ORDERED_AT, orderRows, phoneOf } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

/** An unconfirmed order in quarantine, and one that was cancelled because nobody confirmed it. */
export const rows0012: SchemaRows = {
  migration: '0012-order-limits',
  rows: {
    ...orderRows(12, { phone_key: phoneOf(12), quarantine: 'filled_too_fast' }),
    order_events: [
      {
        id: 12,
        order_id: 12,
        at: ORDERED_AT,
        by: '',
        status: null,
        note: null,
        cause: 'unconfirmed',
      },
    ],
  },
  check: async (context) => {
    const { db } = context.database;
    expect(await countOpenOrders(db, phoneOf(12))).toEqual({ orders: 1, pieces: 2 });
    expect(await readOrder(context, commandIdOf(12))).toMatchObject({
      quarantine: 'filled_too_fast',
      history: [{ cause: 'unconfirmed' }],
    });
  },
};
