import type { LoginRequest, Tokens } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { Db } from '../store/database.ts';
import {
  changePassword,
  findAccount,
  findRefreshToken,
  findSessionAccount,
  hasAccounts,
  insertAccount,
  insertRefreshToken,
  insertSession,
  revokeSession,
  spendRefreshToken,
} from '../store/accounts.ts';
import { endLogin, startLogin } from './limits.ts';
import { checkPassword, hashPassword, makePassword } from './passwords.ts';
import type { Shop } from './shop.ts';
import { hashRefresh, makeRefresh, readAccess, refreshAfter, signAccess } from './tokens.ts';

const REFRESH_LIFE = 7 * 24 * 60 * 60 * 1_000;
/** Twenty tabs refreshing at once hold the same spent token for a moment. */
const GRACE = 10_000;

/** Whom a valid access token stands for. */
export type Session = { sessionId: string; username: string };

async function keepRefresh(shop: Shop, db: Db, token: string, sessionId: string): Promise<void> {
  const expiresAt = shop.now() + REFRESH_LIFE;
  await insertRefreshToken(db, { hash: hashRefresh(token), sessionId, expiresAt });
}

/**
 * Signs an owner in: a new session's access token (ten minutes) and refresh token (seven days).
 * @throws Refusal `login_failed`, the same in answer and time for a wrong name and a wrong password
 *   (A2); `too_many_requests` (A1)
 */
export async function login(shop: Shop, given: LoginRequest, address: string): Promise<Tokens> {
  await startLogin(shop, given.username, address);
  const account = await findAccount(shop.database.db, given.username);
  const right = await checkPassword(given.password, account?.passwordHash);
  if (!right || !account) throw new Refusal('login_failed');
  await endLogin(shop, given.username, address);
  const sessionId = randomUUID();
  const refresh = makeRefresh();
  await shop.database.transact(async (db) => {
    await insertSession(db, sessionId, account.id, shop.now());
    await keepRefresh(shop, db, refresh, sessionId);
  });
  return { access: await signAccess(shop, sessionId), refresh };
}

/** The session of an access token that is valid and not revoked, or undefined (A5, A8). */
export async function authenticate(shop: Shop, token: string): Promise<Session | undefined> {
  const sessionId = await readAccess(shop, token);
  if (sessionId === undefined) return undefined;
  const account = await findSessionAccount(shop.database.db, sessionId);
  return account && { sessionId, username: account.username };
}

/**
 * Spends a refresh token and answers its successor with a new access token. One spent less than ten
 * seconds ago gets the same successor again; one spent earlier was stolen, and ends its session (A7).
 * @throws Refusal `refresh_refused`
 */
export async function refreshTokens(shop: Shop, token: string): Promise<Tokens> {
  const refresh = refreshAfter(shop, token);
  const sessionId = await shop.database.transact((db) => rotate(shop, db, token, refresh));
  if (sessionId === undefined) throw new Refusal('refresh_refused');
  return { access: await signAccess(shop, sessionId), refresh };
}

async function rotate(
  shop: Shop,
  db: Db,
  token: string,
  successor: string,
): Promise<string | undefined> {
  const now = shop.now();
  const hash = hashRefresh(token);
  const spentNow = await spendRefreshToken(db, hash, now);
  const found = await findRefreshToken(db, hash);
  if (!found || found.revoked || found.expiresAt <= now) return undefined;
  if (spentNow) {
    await keepRefresh(shop, db, successor, found.sessionId);
    return found.sessionId;
  }
  if (found.spentAt !== null && now - found.spentAt < GRACE) return found.sessionId;
  await revokeSession(db, found.sessionId, now);
  return undefined;
}

/** Ends the session of a refresh token; a token nobody knows ends nothing and is no failure. */
export async function logout(shop: Shop, token: string): Promise<void> {
  await shop.database.transact(async (db) => {
    const found = await findRefreshToken(db, hashRefresh(token));
    if (found) await revokeSession(db, found.sessionId, shop.now());
  });
}

/**
 * Makes the first owner's account. With a configured password, that one holds from now on: a
 * changed one ends every session. Without, a random one is made at the first start.
 * @returns the password when this call made it, to be shown once
 */
export async function ensureOwner(
  shop: Shop,
  owner: { username: string; password: string | undefined },
): Promise<string | undefined> {
  const { username } = owner;
  const account = await findAccount(shop.database.db, username);
  if (account) {
    if (owner.password === undefined) return undefined;
    if (await checkPassword(owner.password, account.passwordHash)) return undefined;
    const changed = await hashPassword(owner.password);
    await shop.database.transact((db) => changePassword(db, account.id, changed, shop.now()));
    return undefined;
  }
  if (owner.password === undefined && (await hasAccounts(shop.database.db))) return undefined;
  const password = owner.password ?? makePassword();
  const passwordHash = await hashPassword(password);
  const added = await shop.database.transact((db) =>
    insertAccount(db, { username, passwordHash }, shop.now()),
  );
  return added && owner.password === undefined ? password : undefined;
}
