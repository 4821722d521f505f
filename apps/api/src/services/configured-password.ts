import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { CommandError } from '../command-error.ts';
import { findAccount } from '../db/accounts.ts';
import type { AppContext } from './app-context.ts';
import { checkPassword } from './passwords.ts';

const PROCESS = fileURLToPath(new URL('./configured-password-process.ts', import.meta.url));

/**
 * Checks the configured password of the owner before the start sets it. One that is set already is not checked: a shop that runs must
 * start again. The estimate has a process of its own, because its ranked list would leave 40 MB in the API server for hours.
 * @throws CommandError `usage` for a common password
 */
export async function checkConfiguredPassword(
  { database, shopName }: Pick<AppContext, 'database' | 'shopName'>,
  { username, password }: { username: string; password: string | undefined },
): Promise<void> {
  if (password === undefined) return;
  const account = await findAccount(database.db, username);
  if (account && (await checkPassword(password, account.passwordHash))) return;
  if (await isCommon(password, [username, shopName])) {
    throw new CommandError(
      'usage',
      'SHOP_ADMIN_PASSWORD is easy to guess (it is common, or close to the name of the shop or of the account): choose, for example, several unrelated words.',
    );
  }
}

/** @throws when the process gives no result */
async function isCommon(password: string, names: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, [PROCESS], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify({ password, names }));
  const result = await text(child.stdout);
  if (result !== 'true' && result !== 'false') throw new Error('The password was not checked');
  return result === 'true';
}
