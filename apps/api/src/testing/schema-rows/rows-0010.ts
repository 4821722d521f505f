import { expect } from 'vitest';
import { findOrderMovements } from '../../db/audit.ts';
import { commandIdOf, orderRows } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

/** An order whose stock movement has the price of a piece. */
export const rows0010: SchemaRows = {
  migration: '0010-checks',
  rows: orderRows(10),
  check: async ({ database: { db } }) => {
    const movements = await findOrderMovements(db);
    expect(movements.filter(({ commandId }) => commandId === commandIdOf(10))).toMatchObject([
      { reason: 'ordered', delta: -2, millimes: 80_000 },
    ]);
  },
};
