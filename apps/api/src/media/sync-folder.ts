import { open } from 'node:fs/promises';

/**
 * Makes the entries of a folder durable: a file that was created in it or renamed into it survives a
 * crash.
 */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
