import { expect } from 'vitest';
import { findAttempt, findCallLease, findCallState } from '../../db/calls.ts';
import { commandIdOf, ORDERED_AT, orderRows } from './order-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

const CALLED_AT = ORDERED_AT + 1_000;
const LATER = ORDERED_AT + 2_000;
const CALL = { order_id: 15, at: CALLED_AT, by: 'Sami', status: 'new' };

/** A new order that one session has: nobody answered, and a call as a duplicate that was undone. */
export const rows0015: SchemaRows = {
  migration: '0015-confirmation',
  rows: {
    ...orderRows(15, { next_call_at: LATER }),
    call_attempts: [
      {
        ...CALL,
        id: 151,
        outcome: 'no_answer',
        reason: null,
        duplicate_of: null,
        next_call_at: LATER,
        undone_at: null,
      },
      {
        ...CALL,
        id: 152,
        outcome: 'duplicate',
        status: 'cancelled',
        reason: 'other',
        duplicate_of: commandIdOf(12),
        next_call_at: null,
        undone_at: CALLED_AT + 1,
      },
    ],
    call_leases: [{ order_id: 15, session_id: 's72', by: 'Leïla', until: LATER }],
  },
  check: async ({ database: { db } }) => {
    const commandId = commandIdOf(15);
    expect(await findCallState(db, commandId)).toEqual({ noAnswers: 1, nextCallAt: LATER });
    expect(await findAttempt(db, 15, 152)).toEqual({
      id: 152,
      at: CALLED_AT,
      status: 'cancelled',
      undoneAt: CALLED_AT + 1,
    });
    expect(await findCallLease(db, commandId, CALLED_AT)).toEqual({
      sessionId: 's72',
      by: 'Leïla',
      until: LATER,
    });
  },
};
