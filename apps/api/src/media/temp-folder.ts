import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** A running process marks its folder this often. */
const HEARTBEAT_MS = 15_000;
/** A folder that was not marked between this many beats belongs to a killed process. */
const MAX_UNMARKED_BEATS = 3;

/**
 * Creates the folder of this process for temporary files, and removes those of killed processes within 60 s: another
 * process may be killed at any time. A process that was suspended for longer gets its folder again. The times of the
 * folders are only compared with earlier ones, never with the clock, which may be set.
 * @param parent a folder that all processes share
 * @returns its path
 */
export async function openTempFolder(parent: string): Promise<string> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = join(parent, randomUUID());
  const seen: SeenMarks = new Map();
  const beat = async () => {
    const now = new Date();
    await utimes(path, now, now).catch(() => mkdir(path, { mode: 0o700 }));
    await removeUnmarkedFolders(parent, path, seen);
  };
  // A full disk may fail a beat; the next one tries again.
  setInterval(() => void beat().catch(() => {}), HEARTBEAT_MS).unref();
  await beat();
  return path;
}

/** The last mark of each path, and the number of beats since it was seen first. */
type SeenMarks = Map<string, { mark: number; beats: number }>;

/** Removes what killed processes left: other folders that were not marked for a while, and files of older versions. */
async function removeUnmarkedFolders(parent: string, own: string, seen: SeenMarks): Promise<void> {
  const paths = (await readdir(parent)).map((name) => join(parent, name));
  for (const path of seen.keys()) if (!paths.includes(path)) seen.delete(path);
  for (const path of paths) {
    const found = path === own ? undefined : await stat(path).catch(() => undefined);
    if (!found) continue;
    const last = seen.get(path);
    const beats = last?.mark === found.mtimeMs ? last.beats + 1 : 0;
    seen.set(path, { mark: found.mtimeMs, beats });
    if (beats >= MAX_UNMARKED_BEATS) await rm(path, { recursive: true, force: true });
  }
}
