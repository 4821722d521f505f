import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnersPasswordGenerated } from '../db/accounts.ts';
import type { AppContext } from './app-context.ts';

function pathIn(dataDir: string): string {
  return join(dataDir, 'first-password.txt');
}

/**
 * Writes the generated password of the first owner to a file that this user alone can read: the output of the API
 * server is a log.
 * @returns the path of the file
 */
export async function writeFirstPassword(
  dataDir: string,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const path = pathIn(dataDir);
  await rm(path, { force: true });
  await writeFile(path, `${username}\n${password}\n`, { mode: 0o600, flag: 'wx' });
  return path;
}

/** Removes the file once its password is changed. */
export async function removeFirstPassword({ database, dataDir }: AppContext): Promise<void> {
  if (await isOwnersPasswordGenerated(database.db)) return;
  await rm(pathIn(dataDir), { force: true });
}
