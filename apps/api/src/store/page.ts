import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** Rows of a list, and how many there are before paging. */
export type Page<Row> = { rows: Row[]; total: number };

/** What part of a list is asked for; without a limit, all that follows the offset. */
export type Paging = { limit?: number | undefined; offset?: number | undefined };

/** SQLite wants a limit before an offset. */
const NO_LIMIT = 1_000_000_000;

/** Keeps the rows of one page. */
export function inPage<Table extends keyof Tables, Output>(
  rows: SelectQueryBuilder<Tables, Table, Output>,
  { limit, offset }: Paging,
): SelectQueryBuilder<Tables, Table, Output> {
  if (limit === undefined && offset === undefined) return rows;
  return rows.limit(limit ?? NO_LIMIT).offset(offset ?? 0);
}
