import { expect } from 'vitest';
import { readOrder } from '../../services/orders.ts';
import { commandIdOf, ORDERED_AT, orderRows } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

const EDIT = { lines: [], fields: [{ field: 'city', before: 'Tunis', after: 'Sfax' }] };

/** An order whose content was changed twice, with a reduction. */
export const rows0017: SchemaRows = {
  migration: '0017-order-edit',
  rows: {
    ...orderRows(17, {
      version: 3,
      reduction: 5_000,
      reduction_reason: 'Cliente fidèle',
      total: 83_000,
    }),
    order_events: [
      {
        id: 17,
        order_id: 17,
        at: ORDERED_AT,
        by: 'Leïla',
        status: null,
        note: null,
        cause: null,
        edit: JSON.stringify(EDIT),
      },
    ],
    security_events: [
      {
        id: 170,
        at: ORDERED_AT,
        type: 'order_changed',
        origin: 'request',
        account_id: null,
        account: 'Leïla',
        address: null,
        request_id: 'b1-17',
        object: commandIdOf(17),
        changes: JSON.stringify({ reduction: { before: '0.00', after: '5.00' } }),
        count: 1,
      },
    ],
  },
  check: async (context) => {
    expect(await readOrder(context, commandIdOf(17))).toMatchObject({
      version: '3',
      reduction: '5.00',
      reduction_reason: 'Cliente fidèle',
      total_amount: '83.00',
      history: [{ by: 'Leïla', edit: EDIT }],
    });
  },
};
