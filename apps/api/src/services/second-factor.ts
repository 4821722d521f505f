import { createHash, randomInt } from 'node:crypto';
import { COMMAND_ID_ALPHABET } from '@shop/contract/command-id';
import { lockAccount, type Account } from '../db/accounts.ts';
import type { Db } from '../db/database.ts';
import { deleteRecoveryCode, markTotpStepUsed } from '../db/two-factor.ts';
import type { AppContext } from './app-context.ts';
import { endCode, startCode } from './limits.ts';

/** Loaded for the first code. */
const loadOtpauth = () => import('otpauth');

/** What every authenticator app supports (RFC 6238). */
const TOTP_OPTIONS = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the current one that are accepted: clocks differ. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Four groups of four characters: 80 bits, so that a plain hash is enough. */
const RECOVERY_CODE_LENGTH = 16;

/** Generates the secret of a second factor, in base32. */
export async function generateTotpSecret(): Promise<string> {
  const { Secret } = await loadOtpauth();
  return new Secret({ size: 20 }).base32;
}

/** The time step whose code this is; undefined for a wrong code. */
export async function findTotpStep(
  secret: string,
  code: string,
  now: number,
): Promise<number | undefined> {
  const { Secret, TOTP } = await loadOtpauth();
  const totp = new TOTP({ ...TOTP_OPTIONS, secret: Secret.fromBase32(secret) });
  const token = code.replace(/[\s-]/g, '');
  const delta = totp.validate({ token, timestamp: now, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}

/**
 * Uses up a code of the app or a recovery code, and does what it allows in the same transaction: a code is not lost when
 * that fails. Each is accepted once, by one process.
 * @returns what `allowed` returns; undefined for a wrong code
 * @throws ShopError `too_many_requests` after wrong codes
 */
export async function acceptSecondFactor<Result>(
  context: AppContext,
  { id, totpSecret }: Pick<Account, 'id' | 'totpSecret'>,
  code: string,
  allowed: (db: Db) => Promise<Result>,
): Promise<Result | undefined> {
  if (totpSecret === null) return undefined;
  await startCode(context, id);
  const step = await findTotpStep(totpSecret, code, context.now());
  try {
    const accepted = await context.database.transact(async (db) => {
      // Before its codes, as a deletion of the account.
      await lockAccount(db, id);
      const isAccepted =
        step === undefined
          ? await deleteRecoveryCode(db, id, hashRecoveryCode(id, code))
          : await markTotpStepUsed(db, id, step);
      return isAccepted ? { result: await allowed(db) } : undefined;
    });
    // The code is used up, also when its counter fails.
    if (accepted) await endCode(context, id).catch(() => {});
    return accepted?.result;
  } catch (error) {
    // Without a verdict, as in `countLogin`.
    void endCode(context, id).catch(() => {});
    throw error;
  }
}

/** Generates recovery codes such as `K7Q2-9FXM-3T8W-P4HD`. */
export function generateRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_CODE_LENGTH }, (_, at) => {
      const character = COMMAND_ID_ALPHABET.charAt(randomInt(COMMAND_ID_ALPHABET.length));
      return at > 0 && at % 4 === 0 ? `-${character}` : character;
    }).join(''),
  );
}

/** The stored hash of a recovery code, typed in any case, with or without dashes. */
export function hashRecoveryCode(accountId: number, code: string): string {
  const characters = code
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(`${accountId} ${characters}`).digest('base64url');
}
