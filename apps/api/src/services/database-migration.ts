import { CommandError } from '../command-error.ts';
import { COPIED_TABLES } from '../db/copied-tables.ts';
import {
  countRows,
  inTransaction,
  isEmpty,
  readCounters,
  readRows,
  writeCounters,
  writeRows,
} from '../db/copy-rows.ts';
import type { Database, Db } from '../db/database.ts';

/** The two databases of a copy, with their transactions. */
type Copy = { from: Database; fromDb: Db; to: Database; toDb: Db };

/**
 * Copies all rows of a database into an empty one, in a transaction on each: there are no writes to the
 * source in the meantime, and the target has all rows or none. Image files are not copied.
 * @returns the number of rows
 * @throws CommandError `refused` when the target is not empty
 */
export async function copyRows(
  from: Database,
  to: Database,
  onProgress: (line: string) => void,
): Promise<number> {
  return inTransaction(from, (fromDb) =>
    inTransaction(to, async (toDb) => {
      if (!(await isEmpty(toDb))) {
        throw new CommandError('refused', 'The database of DATABASE_URL has a shop in it already.');
      }
      return copyAll({ from, fromDb, to, toDb }, onProgress);
    }),
  );
}

async function copyAll(
  { from, fromDb, to, toDb }: Copy,
  onProgress: (line: string) => void,
): Promise<number> {
  let copied = 0;
  for (const { name, key } of COPIED_TABLES) {
    const whole = { name, key };
    for await (const rows of readRows(fromDb, whole))
      await writeRows(toDb, to.dialect, whole, rows);
    const count = await countRows(fromDb, name);
    if ((await countRows(toDb, name)) !== count) {
      throw new Error(`Not all rows of ${name} arrived`);
    }
    onProgress(`Rows: ${count} of ${name}`);
    copied += count;
  }
  await writeCounters(toDb, to.dialect, COPIED_TABLES, await readCounters(fromDb, from.dialect));
  return copied;
}
