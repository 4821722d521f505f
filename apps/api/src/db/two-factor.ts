import { CLOCK_TOLERANCE_MS } from './clock.ts';
import type { Db } from './database.ts';
import { revokeSessions } from './sessions.ts';

/** Stores the secret of a set-up that no code has confirmed yet. */
export async function setPendingTotp(
  db: Db,
  accountId: number,
  secret: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ totp_pending_secret: secret, totp_pending_at: now })
    .where('id', '=', accountId)
    .execute();
}

/** The secret of a set-up that started after `since`, not in the future, and that no code has confirmed yet. */
export async function findPendingTotp(
  db: Db,
  accountId: number,
  { since, now }: { since: number; now: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select('totp_pending_secret')
    .where('id', '=', accountId)
    .where('totp_pending_at', '>', since)
    .where('totp_pending_at', '<=', now + CLOCK_TOLERANCE_MS)
    .executeTakeFirst();
  return row?.totp_pending_secret ?? undefined;
}

/** What a confirmed set-up stores. */
export type TotpSetup = {
  secret: string;
  /** The time step of the code that confirmed it. */
  step: number;
  recoveryHashes: readonly string[];
};

/** Turns the second factor on. Returns false when another set-up was started meanwhile. */
export async function enableTotp(
  db: Db,
  accountId: number,
  { secret, step, recoveryHashes }: TotpSetup,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_secret: secret, totp_pending_secret: null, totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_pending_secret', '=', secret)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await deleteRecoveryCodes(db, accountId);
  await db
    .insertInto('recovery_codes')
    .values(recoveryHashes.map((hash) => ({ hash, account_id: accountId })))
    .execute();
  return true;
}

/** Turns the second factor off, and ends the sessions if it was on (A8). Returns whether it was. */
export async function disableTotp(
  db: Db,
  { accountId, exceptSession }: { accountId: number; exceptSession?: string },
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_secret: null, totp_pending_secret: null })
    .where('id', '=', accountId)
    .where('totp_secret', 'is not', null)
    .executeTakeFirst();
  await deleteRecoveryCodes(db, accountId);
  const wasEnabled = numUpdatedRows > 0n;
  if (wasEnabled) await revokeSessions(db, { accountId, exceptSession }, now);
  return wasEnabled;
}

/** Marks the time step of a code as used. Returns false for a step that is not later than the last one. */
export async function markTotpStepUsed(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a recovery code. Returns whether the account had it. */
export async function deleteRecoveryCode(
  db: Db,
  accountId: number,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

async function deleteRecoveryCodes(db: Db, accountId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
}
