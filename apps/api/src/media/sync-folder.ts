import { open } from 'node:fs/promises';

/** Makes a folder's names durable: a file just made in it or renamed into it is there after a crash. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
