import { expect } from 'vitest';
import { readOrder } from '../../services/orders.ts';
import { commandIdOf, ORDERED_AT, orderRows } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

const [first, second] = [orderRows(191), orderRows(192)];
const EVENT = { at: ORDERED_AT, by: 'Sami', status: null, note: null };

/** An order by phone, and the second order that was split from it, without shipping. */
export const rows0019: SchemaRows = {
  migration: '0019-order-sources',
  rows: {
    orders: [
      { ...first.orders[0], source: 'phone', split_from: null },
      {
        ...second.orders[0],
        source: 'phone',
        split_from: commandIdOf(191),
        shipping: 0,
        total: 80_000,
      },
    ],
    order_lines: [...first.order_lines, ...second.order_lines],
    stock_movements: [...first.stock_movements, ...second.stock_movements],
    order_events: [
      { ...EVENT, id: 191, order_id: 191, cause: 'split_to', other_order: commandIdOf(192) },
      { ...EVENT, id: 192, order_id: 192, cause: 'split_from', other_order: commandIdOf(191) },
    ],
  },
  check: async (context) => {
    expect(await readOrder(context, commandIdOf(191))).toMatchObject({
      source: 'phone',
      history: [{ other_order: commandIdOf(192) }],
    });
    expect(await readOrder(context, commandIdOf(192))).toMatchObject({
      history: [{ cause: 'split_from', other_order: commandIdOf(191) }],
      total_amount: '80.00',
      shipping_charge: '0.00',
    });
  },
};
