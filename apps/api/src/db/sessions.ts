import type { AccountRole } from '@shop/contract/constants';
import type { Db } from './database.ts';

/** A login, which several tabs of one browser share. */
export type Session = { id: string; createdAt: number; lastUsedAt: number; userAgent: string };
/** The account of an open session. */
export type SessionAccount = {
  accountId: number;
  username: string;
  role: AccountRole;
  passwordChangeRequired: boolean;
  hasTotp: boolean;
};
/** A refresh token with its session. */
export type RefreshToken = {
  sessionId: string;
  accountId: number;
  /** The login. */
  createdAt: number;
  expiresAt: number;
  usedAt: number | null;
  revoked: boolean;
};

/** Inserts a session: the token family of one login. */
export async function insertSession(
  db: Db,
  { id, accountId, userAgent }: { id: string; accountId: number; userAgent: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id,
      account_id: accountId,
      created_at: now,
      revoked_at: null,
      user_agent: userAgent,
      last_used_at: now,
    })
    .execute();
}

/** The account of an open session that began between two moments; undefined when the account is disabled. */
export async function findSessionAccount(
  db: Db,
  sessionId: string,
  { after, before }: { after: number; before: number },
): Promise<SessionAccount | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select([
      'accounts.id',
      'accounts.username',
      'accounts.role',
      'accounts.password_change_required',
      'accounts.totp_secret',
    ])
    .where('sessions.id', '=', sessionId)
    .where('sessions.created_at', '>', after)
    .where('sessions.created_at', '<', before)
    .where('sessions.revoked_at', 'is', null)
    .where('accounts.disabled_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      accountId: row.id,
      username: row.username,
      role: row.role,
      passwordChangeRequired: row.password_change_required === 1,
      hasTotp: row.totp_secret !== null,
    }
  );
}

/** The sessions of an account that a refresh token can still continue, the latest used first. */
export async function listSessions(db: Db, accountId: number, now: number): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_used_at', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_tokens')
          .select('hash')
          .whereRef('refresh_tokens.session_id', '=', 'sessions.id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    userAgent: row.user_agent,
  }));
}

/** Sets the time of the last use of a session. */
export async function touchSession(db: Db, sessionId: string, now: number): Promise<void> {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
}

/**
 * Revokes a session with all its tokens.
 * @param accountId only if the session belongs to this account
 * @returns whether it was open
 */
export async function revokeSession(
  db: Db,
  sessionId: string,
  now: number,
  accountId?: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('id', '=', sessionId)
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId ?? 0))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The sessions to revoke: those of one account, or of all. */
export type SessionSelection = {
  accountId?: number | undefined;
  /** The id of a session that stays open. */
  exceptSession?: string | undefined;
};

/** Revokes sessions. Returns the number of open ones. */
export async function revokeSessions(
  db: Db,
  { accountId, exceptSession }: SessionSelection,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .$if(accountId !== undefined, (q) => q.where('account_id', '=', accountId ?? 0))
    .$if(exceptSession !== undefined, (q) => q.where('id', '<>', exceptSession ?? ''))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
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
      'sessions.created_at',
      'sessions.revoked_at',
    ])
    .where('refresh_tokens.hash', '=', hash)
    .executeTakeFirst();
  return (
    row && {
      sessionId: row.session_id,
      accountId: row.account_id,
      createdAt: row.created_at,
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

/** Deletes sessions whose last refresh token has expired, and tokens that were used more than `usedMs` ago. */
export async function deleteOldSessions(db: Db, now: number, usedMs: number): Promise<void> {
  await db
    .deleteFrom('refresh_tokens')
    .where('used_at', '<', now - usedMs)
    .execute();
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
