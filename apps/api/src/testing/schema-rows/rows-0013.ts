import { expect } from 'vitest';
import { findSecurityEvents } from '../../db/security-events.ts';
import type { SchemaRows } from './schema-rows.ts';

/** An event of the trail about a product. */
export const rows0013: SchemaRows = {
  migration: '0013-security-events',
  rows: {
    security_events: [
      {
        id: 13,
        at: 20,
        type: 'product_changed',
        origin: 'request',
        account_id: 4,
        account: 'owner',
        address: 'address-hash',
        request_id: 'req-1',
        object: '7',
        changes: '{"price":{"before":"70.00","after":"79.90"}}',
        count: 1,
      },
    ],
  },
  check: async ({ database: { db } }) => {
    const { rows } = await findSecurityEvents(db, { kind: 'product', limit: 10 });
    expect(rows).toMatchObject([
      {
        type: 'product_changed',
        account: 'owner',
        object: '7',
        changes: { price: { before: '70.00', after: '79.90' } },
      },
    ]);
  },
};
