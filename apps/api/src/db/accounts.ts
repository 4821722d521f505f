import type { Db } from './database.ts';

/** The account of an owner. */
export type Account = { id: number; username: string; passwordHash: string };
/** A refresh token with its session. */
export type RefreshToken = {
  sessionId: string;
  accountId: number;
  expiresAt: number;
  usedAt: number | null;
  revoked: boolean;
};

/** The account with this exact name. */
export async function findAccount(db: Db, username: string): Promise<Account | undefined> {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
  return row && { id: row.id, username: row.username, passwordHash: row.password_hash };
}

/** Whether there is any account. */
export async function hasAccounts(db: Db): Promise<boolean> {
  return Boolean(await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst());
}

/** Inserts an account. Returns false when the name exists. */
export async function insertAccount(
  db: Db,
  account: Omit<Account, 'id'>,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('accounts')
    .values({
      username: account.username,
      password_hash: account.passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('username').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Sets a new password and revokes all sessions of the account. */
export async function changePassword(
  db: Db,
  accountId: number,
  passwordHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute();
  await revokeSessions(db, accountId, now);
}

/** Revokes the sessions of an account, or of all accounts. Returns the number of open ones. */
export async function revokeSessions(
  db: Db,
  accountId: number | undefined,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId ?? 0))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Inserts a session: the token family of one login. */
export async function insertSession(
  db: Db,
  id: string,
  accountId: number,
  now: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({ id, account_id: accountId, created_at: now, revoked_at: null })
    .execute();
}

/** The account of an open session. */
export async function findSessionAccount(
  db: Db,
  sessionId: string,
): Promise<{ id: number; username: string } | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.username'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .executeTakeFirst();
}

/** Revokes a session with all its tokens. */
export async function revokeSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Inserts a refresh token; only its hash is stored. */
export async function insertRefreshToken(
  db: Db,
  token: { hash: string; sessionId: string; expiresAt: number },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({
      hash: token.hash,
      session_id: token.sessionId,
      expires_at: token.expiresAt,
      used_at: null,
    })
    .execute();
}

/** The refresh token with this hash. */
export async function findRefreshToken(db: Db, hash: string): Promise<RefreshToken | undefined> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select([
      'refresh_tokens.session_id',
      'refresh_tokens.expires_at',
      'refresh_tokens.used_at',
      'sessions.account_id',
      'sessions.revoked_at',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.session_id,
      accountId: row.account_id,
      expiresAt: row.expires_at,
      usedAt: row.used_at,
      revoked: row.revoked_at !== null,
    }
  );
}

/** Marks a refresh token as used. Returns whether this call did it. */
export async function markRefreshTokenUsed(db: Db, hash: string, now: number): Promise<boolean> {
  const result = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes sessions whose last refresh token has expired. */
export async function deleteOldSessions(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('refresh_tokens')
            .select('hash')
            .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
            .where('expires_at', '>', now),
        ),
      ),
    )
    .execute();
}
