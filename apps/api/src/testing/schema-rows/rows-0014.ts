import { expect } from 'vitest';
import { findSources } from '../../db/known-sources.ts';
import type { SchemaRows } from './schema-rows.ts';

/** A device that signed in before. */
export const rows0014: SchemaRows = {
  migration: '0014-known-sources',
  rows: { known_sources: [{ hash: 'device', account_id: 4, last_used_at: 9 }] },
  check: async ({ database: { db } }) => {
    expect(await findSources(db, ['device', 'other'], 8)).toEqual(['device']);
  },
};
