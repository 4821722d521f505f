import { CommandFault } from '../command-fault.ts';
import { COPIED_TABLES } from '../store/copied-tables.ts';
import {
  countRows,
  inOneGo,
  isEmpty,
  readCounters,
  readRows,
  writeCounters,
  writeRows,
} from '../store/copy-rows.ts';
import type { Database, Db } from '../store/database.ts';

/** Two databases in the middle of a copy. */
type Copy = { from: Database; fromDb: Db; to: Database; toDb: Db };

/**
 * Copies all rows of one database into an empty other one, in one transaction on each: nobody writes
 * to the old one meanwhile, and the new one has all of it or nothing. Pictures stay where they are.
 * @returns how many rows were copied
 * @throws CommandFault `refused` when the other one has a shop in it
 */
export async function copyRows(
  from: Database,
  to: Database,
  say: (line: string) => void,
): Promise<number> {
  return inOneGo(from, (fromDb) =>
    inOneGo(to, async (toDb) => {
      if (!(await isEmpty(toDb))) {
        throw new CommandFault('refused', 'The database of DATABASE_URL has a shop in it already.');
      }
      return copyAll({ from, fromDb, to, toDb }, say);
    }),
  );
}

async function copyAll(
  { from, fromDb, to, toDb }: Copy,
  say: (line: string) => void,
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
    say(`Rows: ${count} of ${name}`);
    copied += count;
  }
  await writeCounters(toDb, to.dialect, await readCounters(fromDb, from.dialect));
  return copied;
}
