import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStoredName } from './image-names.ts';
import type { MediaStorage } from './storage.ts';
import { syncFolder } from './sync-folder.ts';

/**
 * Stores images in a folder with 256 subfolders, named by the first two digits of an image's hash.
 * @param folder absolute; created when absent
 * @param tempDir files are written here before they are renamed; on the same file system as `folder`
 */
export function createDiskStorage(folder: string, tempDir: string): MediaStorage {
  const pathOf = (name: string) => {
    if (!isStoredName(name)) throw new Error('Not a name of a stored file');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    put: (name, bytes) => writeDurably(pathOf(name), join(tempDir, randomUUID()), bytes),
    get: (name) => undefinedIfMissing(readFile(pathOf(name))),
    open: async (name) => {
      const handle = await undefinedIfMissing(open(pathOf(name)));
      if (!handle) return undefined;
      const { size } = await handle.stat();
      return { bytes: size, stream: handle.createReadStream() };
    },
    exists: async (name) => {
      const found = await undefinedIfMissing(access(pathOf(name)).then(() => true));
      return found ?? false;
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

/**
 * Writes under a temporary name, fsyncs, renames and fsyncs the folder, so that a crash never leaves part
 * of a file.
 */
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

async function undefinedIfMissing<Result>(operation: Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
