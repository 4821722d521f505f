import { z } from 'zod';

/**
 * A backup is a tar archive of, in this order: `shop.json` (what it is), `rows/<table>/<number>.jsonl`
 * (one row a line), `counters.json`, `media/<name>` (pictures' files) and the archive's own end.
 * Both databases write and read the same.
 */
export const MANIFEST = 'shop.json';
export const COUNTERS = 'counters.json';
export const MEDIA_FOLDER = 'media/';

/** What an archive says of itself: its format, when it was made, and the schema of its rows. */
export const manifestSchema = z.object({
  format: z.literal('shop-backup'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The names of the migrations that made the tables. */
  schema: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const rowSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
export const countersSchema = z.record(z.string(), z.int());

/** The name of a table's nth file of rows, counted from one. */
export function rowsName(table: string, number: number): string {
  return `rows/${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** The table of a file of rows, by its name; undefined when it is none. */
export function tableOf(name: string): string | undefined {
  return /^rows\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
}
