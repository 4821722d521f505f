import type { Row } from '../../db/copy-rows.ts';
import type { AppContext } from '../../services/app-context.ts';

/** Rows that a shop wrote after a migration, with the names and values of that schema, by table in their order. */
export type SchemaRows = {
  migration: string;
  rows: Readonly<Record<string, readonly Row[]>>;
  /** Expects the rows in a shop of the newest schema. */
  check: (context: AppContext) => Promise<void>;
};
