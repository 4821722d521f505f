import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A running process marks its folder this often. */
const HEARTBEAT_MS = 15_000;
/** A folder without a mark for this long belongs to a killed process. */
const STALE_AFTER_MS = 40_000;

/**
 * Creates the folder of this process for temporary files, and removes those of killed processes within 60 s: another
 * process may be killed at any time. A process that was suspended for longer gets its folder again.
 * @param parent a folder that all processes share
 * @returns its path
 */
export async function openTempFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = join(parent, randomUUID());
  const beat = async () => {
    const now = new Date();
    await utimes(path, now, now).catch(() => mkdir(path, { mode: 0o700 }));
    await removeStaleFolders(parent, now.getTime());
  };
  // A full disk may fail a beat; the next one tries again.
  setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS).unref();
  await beat();
  return path;
}

/** Removes what killed processes left: other folders without a recent mark, and files of older versions. */
async function removeStaleFolders(parent: string, now: number): Promise<void> {
  for (const name of await readdir(parent)) {
    const path = join(parent, name);
    const found = await stat(path).catch(() => undefined);
    // A mark in the future is of a clock that was set back.
    if (found && Math.abs(now - found.mtimeMs) > STALE_AFTER_MS) {
      await rm(path, { recursive: true, force: true });
    }
  }
}
