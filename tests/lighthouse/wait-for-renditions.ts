import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 2_000;

/** Resolves once every image of a data folder has its renditions. */
export async function waitForRenditions(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  try {
    const count = database.prepare(
      "SELECT count(*) AS left FROM pictures WHERE variants = 'pending'",
    );
    while (count.get()?.left !== 0) await sleep(POLL_INTERVAL_MS);
  } finally {
    database.close();
  }
}
