import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 2_000;

/** Resolves once the shop of a data folder has no picture left whose variants are to be made. */
export async function picturesMade(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  try {
    const count = database.prepare(
      "SELECT count(*) AS left FROM pictures WHERE variants = 'pending'",
    );
    while (count.get()?.left !== 0) await sleep(LOOK_EVERY_MS);
  } finally {
    database.close();
  }
}
