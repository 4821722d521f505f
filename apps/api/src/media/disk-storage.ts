import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoredName } from './names.ts';
import type { MediaStorage } from './storage.ts';
import { syncFolder } from './sync-folder.ts';

const STALE_AFTER = 60 * 60 * 1000;

/**
 * Keeps pictures in a folder, spread over 256 by the first two digits of their hash.
 * @param folder absolute; made when absent
 * @param tempDir where files are written before they get their names: on the same file system
 */
export function makeDiskStorage(folder: string, tempDir: string): MediaStorage {
  const pathOf = (name: string) => {
    if (!isStoredName(name)) throw new Error('Not a name of a stored file');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    put: (name, bytes) => writeDurably(pathOf(name), join(tempDir, randomUUID()), bytes),
    get: (name) => orAbsent(readFile(pathOf(name))),
    open: async (name) => {
      const handle = await orAbsent(open(pathOf(name)));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    },
    exists: async (name) => {
      const found = await orAbsent(access(pathOf(name)).then(() => true));
      return found ?? false;
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/** Writes under a temporary name, fsyncs, renames, and fsyncs the folder: a crash leaves all of the file or nothing. */
async function writeDurably(path: string, temporary: string, bytes: Buffer): Promise<void> {
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

async function orAbsent<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what a killed process left in `tempDir`: files untouched for an hour (other processes may be writing). */
export async function removeStaleFiles(tempDir: string, now: number): Promise<void> {
  for (const name of await readdir(tempDir)) {
    const path = join(tempDir, name);
    const file = await orAbsent(stat(path));
    if (file && now - file.mtimeMs > STALE_AFTER) await rm(path, { force: true, recursive: true });
  }
}
