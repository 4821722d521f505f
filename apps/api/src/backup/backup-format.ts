import { z } from 'zod';

/**
 * A backup is a tar archive with, in this order: `shop.json` (the manifest),
 * `rows/<table>/<number>.jsonl` (one row a line), `counters.json`, `media/<name>` (image files) and
 * `end.json` (the checksum). The format is the same for both databases.
 */
export const MANIFEST = 'shop.json';
export const COUNTERS = 'counters.json';
export const MEDIA_FOLDER = 'media/';
export const END = 'end.json';

/** The manifest: the format, the time of the backup and the schema of its rows. */
export const manifestSchema = z.object({
  format: z.literal('shop-backup'),
  version: z.literal(1),
  made_at: z.iso.datetime(),
  /** The names of the migrations that made the tables. */
  schema: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** The end: the number of files before it, and the SHA-256 of all bytes before its tar header. */
export const endSchema = z.object({ entries: z.int(), sha256: z.string() });

export const rowSchema = z.record(z.string(), z.union([z.string(), z.int(), z.null()]));
export const countersSchema = z.record(z.string(), z.int());

/** The name of the nth file of rows of a table, from 1. */
export function rowsName(table: string, number: number): string {
  return `rows/${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** The table of a file of rows; undefined for another file. */
export function tableOf(name: string): string | undefined {
  return /^rows\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
}
