import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findAccount } from '../db/accounts.ts';
import type { AppContext } from './app-context.ts';
import { checkPassword } from './passwords.ts';

const PROCESS = fileURLToPath(new URL('./configured-password-process.ts', import.meta.url));

/**
 * Whether the configured password of the owner is easy to guess, before the start sets it. One that is set already is
 * not checked again. The estimate has a process of its own, because its ranked list would leave 40 MB in the API
 * server for hours.
 */
export async function isConfiguredPasswordCommon(
  { database, shopName }: Pick<AppContext, 'database' | 'shopName'>,
  { username, password }: { username: string; password: string | undefined },
): Promise<boolean> {
  if (password === undefined) return false;
  const account = await findAccount(database.db, username);
  if (account && (await checkPassword(password, account.passwordHash))) return false;
  return isCommon(password, [username, shopName]);
}

/** False also when the process cannot run or is stopped: the start does not depend on it. */
async function isCommon(password: string, names: readonly string[]): Promise<boolean> {
  const checking = promisify(execFile)(process.execPath, [PROCESS]);
  checking.child.stdin?.on('error', () => {}).end(JSON.stringify({ password, names }));
  return checking.then(
    ({ stdout }) => stdout === 'true',
    () => false,
  );
}
