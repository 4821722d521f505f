import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 2_000;
/** The renditions of one image take a few seconds. */
const MAX_IDLE_MS = 2 * 60_000;

/**
 * Resolves once every image of a data folder has its renditions.
 * @throws when no image was completed for two minutes
 */
export async function waitForRenditions(folder: string): Promise<void> {
  const database = new DatabaseSync(join(folder, 'shop.sqlite'), { readOnly: true });
  try {
    const count = database.prepare(
      "SELECT count(*) AS pending FROM images WHERE renditions = 'pending'",
    );
    let pending = count.get()?.pending;
    let changedAt = performance.now();
    while (pending !== 0) {
      if (performance.now() - changedAt > MAX_IDLE_MS) {
        throw new Error(
          `The renditions of ${String(pending)} images are missing, and none was made for 2 minutes.`,
        );
      }
      await sleep(POLL_INTERVAL_MS);
      const left = count.get()?.pending;
      if (left !== pending) changedAt = performance.now();
      pending = left;
    }
  } finally {
    database.close();
  }
}
