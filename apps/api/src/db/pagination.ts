import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The rows of a page and the number of all rows. */
export type Page<Row> = { rows: Row[]; total: number };

/** The requested part of a list; without a limit, all rows after the offset. */
export type Pagination = { limit?: number | undefined; offset?: number | undefined };

/** SQLite has no offset without a limit. */
const NO_LIMIT = 1_000_000_000;

/** Adds limit and offset to a query. */
export function paginate<Table extends keyof Tables, Output>(
  rows: SelectQueryBuilder<Tables, Table, Output>,
  { limit, offset }: Pagination,
): SelectQueryBuilder<Tables, Table, Output> {
  if (limit === undefined && offset === undefined) return rows;
  return rows.limit(limit ?? NO_LIMIT).offset(offset ?? 0);
}
