import type { LoginRequest, Tokens } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { ShopError } from '../errors.ts';
import type { Db } from '../db/database.ts';
import {
  changePassword,
  findAccount,
  hasAccounts,
  insertAccount,
  lockUnchangedAccount,
  makeOwner,
} from '../db/accounts.ts';
import {
  findRefreshToken,
  findSessionAccount,
  insertRefreshToken,
  insertSession,
  markRefreshTokenUsed,
  revokeSession,
  touchSession,
  type SessionAccount,
} from '../db/sessions.ts';
import { endLogin, startLogin, undoLogin } from './limits.ts';
import { checkPassword, hashPassword, generatePassword } from './passwords.ts';
import { acceptSecondFactor } from './second-factor.ts';
import type { AppContext } from './app-context.ts';
import {
  hashRefreshToken,
  createRefreshToken,
  verifyAccessToken,
  deriveRefreshToken,
  signAccessToken,
} from './tokens.ts';

const REFRESH_TOKEN_LIFE_MS = 7 * 24 * 60 * 60 * 1_000;
/** Several tabs that refresh at once send the same token, which the first request uses. */
const ROTATION_GRACE_MS = 10_000;

/** The maximum length of a stored `User-Agent`. */
const MAX_USER_AGENT = 300;

/** The session and the account of a valid access token. */
export type Session = SessionAccount & { sessionId: string };
/** The sender of a login. */
export type LoginSource = { address: string; userAgent: string };

async function storeRefreshToken(
  context: AppContext,
  db: Db,
  token: string,
  sessionId: string,
): Promise<void> {
  const expiresAt = context.now() + REFRESH_TOKEN_LIFE_MS;
  await insertRefreshToken(db, { hash: hashRefreshToken(token), sessionId, expiresAt });
}

/**
 * Signs an admin in with a new session: an access token for ten minutes and a refresh token for seven
 * days.
 * @throws ShopError `login_failed`, with the same response and time for a wrong name and a wrong
 *   password (A2); `two_factor_required` and `two_factor_refused` after a correct password;
 *   `too_many_requests` (A1)
 */
export async function login(
  context: AppContext,
  { username, password, code }: LoginRequest,
  { address, userAgent }: LoginSource,
): Promise<Tokens> {
  await startLogin(context, username, address);
  const account = await findAccount(context.database.db, username);
  const isCorrect = await checkPassword(password, account?.passwordHash);
  if (!isCorrect || !account || account.isDisabled) throw new ShopError('login_failed');
  if (account.totpSecret !== null && context.features.has('two-factor')) {
    if (code === undefined) {
      await undoLogin(context, username, address);
      throw new ShopError('two_factor_required');
    }
    // A wrong code stays counted, like a wrong password.
    const isAccepted = await acceptSecondFactor(context, account, code);
    if (!isAccepted) throw new ShopError('two_factor_refused');
  }
  const sessionId = randomUUID();
  const refresh = createRefreshToken();
  const session = {
    id: sessionId,
    accountId: account.id,
    userAgent: userAgent.slice(0, MAX_USER_AGENT),
  };
  await context.database.transact(async (db) => {
    // The check of the password is slow: meanwhile the account may be changed, disabled or deleted.
    if (!(await lockUnchangedAccount(db, account))) throw new ShopError('login_failed');
    await insertSession(db, session, context.now());
    await storeRefreshToken(context, db, refresh, sessionId);
  });
  await endLogin(context, username, address);
  return { access: await signAccessToken(context, sessionId), refresh };
}

/** The session of an access token; undefined when it is invalid or revoked (A5, A8). */
export async function authenticate(
  context: AppContext,
  token: string,
): Promise<Session | undefined> {
  const sessionId = await verifyAccessToken(context, token);
  if (sessionId === undefined) return undefined;
  const account = await findSessionAccount(context.database.db, sessionId);
  return account && { ...account, sessionId };
}

/**
 * Uses a refresh token and returns its successor with a new access token. A token that was used less
 * than ten seconds ago gets the same successor; an older one was stolen, and its session is revoked (A7).
 * @throws ShopError `refresh_refused`
 */
export async function refreshTokens(context: AppContext, token: string): Promise<Tokens> {
  const refresh = deriveRefreshToken(context, token);
  const sessionId = await context.database.transact((db) => rotate(context, db, token, refresh));
  if (sessionId === undefined) throw new ShopError('refresh_refused');
  return { access: await signAccessToken(context, sessionId), refresh };
}

async function rotate(
  context: AppContext,
  db: Db,
  token: string,
  successor: string,
): Promise<string | undefined> {
  const now = context.now();
  const hash = hashRefreshToken(token);
  const isFirstUse = await markRefreshTokenUsed(db, hash, now);
  const found = await findRefreshToken(db, hash);
  if (!found || found.revoked || found.expiresAt <= now) return undefined;
  if (isFirstUse) {
    await storeRefreshToken(context, db, successor, found.sessionId);
    await touchSession(db, found.sessionId, now);
    return found.sessionId;
  }
  if (found.usedAt !== null && now - found.usedAt < ROTATION_GRACE_MS) return found.sessionId;
  await revokeSession(db, found.sessionId, now);
  return undefined;
}

/** Revokes the session of a refresh token. An unknown token is ignored. */
export async function logout(context: AppContext, token: string): Promise<void> {
  await context.database.transact(async (db) => {
    const found = await findRefreshToken(db, hashRefreshToken(token));
    if (found) await revokeSession(db, found.sessionId, context.now());
  });
}

/**
 * Creates the owner's account; an existing one becomes an owner's and is enabled. A configured password is
 * set again at every start; when it differs, the sessions end. Without one, the first start generates a
 * password.
 * @returns the generated password, to be printed once
 */
export async function ensureOwner(
  context: AppContext,
  owner: { username: string; password: string | undefined },
): Promise<string | undefined> {
  const { username } = owner;
  const account = await findAccount(context.database.db, username);
  if (account) {
    await context.database.transact((db) => makeOwner(db, account.id));
    if (owner.password === undefined) return undefined;
    if (await checkPassword(owner.password, account.passwordHash)) return undefined;
    const passwordHash = await hashPassword(owner.password);
    const changed = { id: account.id, passwordHash };
    await context.database.transact((db) => changePassword(db, changed, context.now()));
    return undefined;
  }
  if (owner.password === undefined && (await hasAccounts(context.database.db))) return undefined;
  const password = owner.password ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const added = await context.database.transact((db) =>
    insertAccount(db, { username, passwordHash, role: 'owner' }, context.now()),
  );
  return added !== undefined && owner.password === undefined ? password : undefined;
}
