import type { LoginRequest, LoginResult, Tokens } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { ShopError } from '../errors.ts';
import { CLOCK_TOLERANCE_MS } from '../db/clock.ts';
import type { Db } from '../db/database.ts';
import {
  changePassword,
  findAccount,
  hasAccounts,
  insertAccount,
  lockUnchangedAccount,
  makeOwner,
  replacePasswordHash,
  type Account,
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
import { writeFirstPassword } from './first-password.ts';
import { countLogin, undoLogin, type LoginAttempt } from './limits.ts';
import { findKnownSource, storeKnownSource, type LoginSource } from './known-sources.ts';
import {
  checkPassword,
  generatePassword,
  hashPassword,
  isOutdated,
  requireQueuePlace,
  type PasswordQueue,
} from './passwords.ts';
import { acceptSecondFactor } from './second-factor.ts';
import type { AppContext } from './app-context.ts';
import { recordEvent } from './record-event.ts';
import {
  hashRefreshToken,
  createRefreshToken,
  verifyAccessToken,
  deriveRefreshToken,
  signAccessToken,
} from './tokens.ts';

/** Several tabs that refresh at once send the same token, which the first request uses. */
const ROTATION_GRACE_MS = 10_000;

/** The maximum length of a stored `User-Agent`. */
const MAX_USER_AGENT = 300;

/** The session and the account of a valid access token. */
export type Session = SessionAccount & { sessionId: string };

async function storeRefreshToken(
  context: AppContext,
  db: Db,
  token: string,
  { sessionId, createdAt }: { sessionId: string; createdAt: number },
): Promise<void> {
  const { absoluteMs, idleMs } = context.sessionLife;
  const expiresAt = Math.min(context.now() + idleMs, createdAt + absoluteMs);
  await insertRefreshToken(db, { hash: hashRefreshToken(token), sessionId, expiresAt });
}

/**
 * Signs an admin in with a new session: an access token for ten minutes and a refresh token for the idle life of a
 * session.
 * @throws ShopError `login_failed`, with the same response and time for a wrong name and a wrong
 *   password (A2); `two_factor_required` and `two_factor_refused` after a correct password;
 *   `too_many_requests` (A1); `unavailable` when too many passwords wait
 */
export async function login(
  context: AppContext,
  { username, password, code }: LoginRequest,
  source: LoginSource,
): Promise<LoginResult> {
  const knownSource = await findKnownSource(context, username, source);
  const queue = knownSource === undefined ? 'stranger' : 'known';
  requireQueuePlace(queue);
  const attempt = { username, address: source.address, knownSource };
  return countLogin(context, attempt, async () => {
    const check = () =>
      checkLogin(context, { username, password, code }, { source, queue, attempt });
    const { sessionId, refresh, device } = await check().catch((error: unknown) => {
      if (!(error instanceof AccountChangedError)) throw error;
      // Another login may have replaced the hash by a stronger one of the same password.
      return check();
    });
    const access = await signAccessToken(context, sessionId);
    return { access, refresh, ...(device !== undefined && { device }) };
  });
}

type OpenedSession = { sessionId: string; refresh: string; device: string | undefined };

/** The account changed while its password was checked. */
class AccountChangedError extends ShopError {
  constructor() {
    super('login_failed');
  }
}

/**
 * Checks a password and a code, and opens a session.
 * @throws ShopError as `login`
 * @throws AccountChangedError
 */
async function checkLogin(
  context: AppContext,
  { username, password, code }: LoginRequest,
  { source, queue, attempt }: { source: LoginSource; queue: PasswordQueue; attempt: LoginAttempt },
): Promise<OpenedSession> {
  const account = await findAccount(context.database.db, username);
  const isCorrect = await checkPassword(password, account?.passwordHash, queue);
  if (!isCorrect || !account || account.isDisabled) throw new ShopError('login_failed');
  const needsCode = account.totpSecret !== null && context.features.has('two-factor');
  if (needsCode && code === undefined) {
    await undoLogin(context, attempt);
    throw new ShopError('two_factor_required');
  }
  const rehashed = isOutdated(account.passwordHash) ? await hashPassword(password) : undefined;
  const open = (db: Db) => openSession(context, db, account, { source, rehashed });
  const opened =
    needsCode && code !== undefined
      ? await acceptSecondFactor(context, account, code, open)
      : await context.database.transact(open);
  // A wrong code stays counted, like a wrong password.
  if (!opened) throw new ShopError('two_factor_refused');
  return opened;
}

/**
 * Opens a session of an account whose password was checked.
 * @throws AccountChangedError
 */
async function openSession(
  context: AppContext,
  db: Db,
  account: Account,
  { source, rehashed }: { source: LoginSource; rehashed: string | undefined },
): Promise<OpenedSession> {
  const sessionId = randomUUID();
  const refresh = createRefreshToken();
  const userAgent = source.userAgent.slice(0, MAX_USER_AGENT);
  // The check of the password is slow: meanwhile the account may be changed, disabled or deleted.
  if (!(await lockUnchangedAccount(db, account))) throw new AccountChangedError();
  if (rehashed !== undefined) await replacePasswordHash(db, account.id, rehashed);
  const createdAt = context.now();
  await insertSession(db, { id: sessionId, accountId: account.id, userAgent }, createdAt);
  await storeRefreshToken(context, db, refresh, { sessionId, createdAt });
  await recordEvent(context, db, 'signed_in', { accountId: account.id });
  const device = await storeKnownSource(context, db, account, source);
  return { sessionId, refresh, device };
}

/** The session of an access token; undefined when it is invalid or revoked (A5, A8). */
export async function authenticate(
  context: AppContext,
  token: string,
): Promise<Session | undefined> {
  return findOpenSession(context, await verifyAccessToken(context, token));
}

/** Whether an access token, valid or expired, is of a session that is open. */
export async function isOfOpenSession(context: AppContext, token: string): Promise<boolean> {
  const sessionId = await verifyAccessToken(context, token, new Date(0));
  return (await findOpenSession(context, sessionId)) !== undefined;
}

/**
 * When an open session can have begun. One that began its whole life in the future was opened by a wrong clock, and
 * would be open until that time.
 */
function beginningsOfOpenSessions({ now, sessionLife: { absoluteMs } }: AppContext) {
  return { after: now() - absoluteMs, before: now() + absoluteMs };
}

async function findOpenSession(
  context: AppContext,
  sessionId: string | undefined,
): Promise<Session | undefined> {
  if (sessionId === undefined) return undefined;
  const began = beginningsOfOpenSessions(context);
  const account = await findSessionAccount(context.database.db, sessionId, began);
  return account && { ...account, sessionId };
}

/**
 * Uses a refresh token and returns its successor with a new access token. A token that was used less
 * than ten seconds ago gets the same successor while that is not used; otherwise it was stolen, and its session is
 * revoked (A7).
 * @throws ShopError `refresh_refused`
 */
export async function refreshTokens(context: AppContext, token: string): Promise<Tokens> {
  const keys = await context.signingKeys.accepted();
  const successors = keys.map((key) => deriveRefreshToken(key, token));
  const rotated = await context.database.transact((db) => rotate(context, db, token, successors));
  if (rotated === undefined) throw new ShopError('refresh_refused');
  return {
    access: await signAccessToken(context, rotated.sessionId),
    refresh: rotated.refresh,
  };
}

/**
 * @param successors of the token by each signing key, by the current one first
 * @returns undefined for a token whose session is revoked now, or was before
 * @throws ShopError `refresh_refused`, which leaves a token unused that is over by a clock that is wrong
 */
async function rotate(
  context: AppContext,
  db: Db,
  token: string,
  successors: readonly string[],
): Promise<{ sessionId: string; refresh: string } | undefined> {
  const now = context.now();
  const hash = hashRefreshToken(token);
  const isFirstUse = await markRefreshTokenUsed(db, hash, now);
  const found = await findRefreshToken(db, hash);
  if (!found || found.revoked) return undefined;
  const { sessionId, createdAt, usedAt, expiresAt } = found;
  const { after, before } = beginningsOfOpenSessions(context);
  if (expiresAt <= now || createdAt <= after || createdAt >= before) {
    throw new ShopError('refresh_refused');
  }
  const [successor] = successors;
  if (isFirstUse && successor !== undefined) {
    await storeRefreshToken(context, db, successor, found);
    await touchSession(db, sessionId, now);
    return { sessionId, refresh: successor };
  }
  const isRecent = usedAt !== null && now - usedAt < ROTATION_GRACE_MS;
  // By a clock that was set back since, nobody knows when: the token is over, but not stolen for sure.
  const isUnknown = usedAt !== null && usedAt > now + CLOCK_TOLERANCE_MS;
  for (const refresh of isRecent ? successors : []) {
    // A used successor shows that its owner has it: the sender of the old token has stolen it.
    const next = await findRefreshToken(db, hashRefreshToken(refresh));
    if (next?.usedAt !== null) continue;
    if (isUnknown) throw new ShopError('refresh_refused');
    return { sessionId, refresh };
  }
  await revokeSession(db, sessionId, now);
  await recordEvent(context, db, 'session_ended', {
    accountId: found.accountId,
    object: 'refresh_token_reused',
  });
  return undefined;
}

/** Revokes the session of a refresh token. An unknown token is ignored. */
export async function logout(context: AppContext, token: string): Promise<void> {
  await context.database.transact(async (db) => {
    const found = await findRefreshToken(db, hashRefreshToken(token));
    if (!found || !(await revokeSession(db, found.sessionId, context.now()))) return;
    await recordEvent(context, db, 'signed_out', { accountId: found.accountId });
  });
}

/**
 * Creates the owner's account; an existing one becomes an owner's and is enabled. A configured password is
 * set again at every start; when it differs, the sessions end. Without one, the first start generates a
 * password, which must be changed at the first login.
 * @returns the path of the file with the generated password
 */
export async function ensureOwner(
  context: AppContext,
  owner: { username: string; password: string | undefined },
): Promise<string | undefined> {
  const { username } = owner;
  const account = await findAccount(context.database.db, username);
  if (account) {
    await context.database.transact(async (db) => {
      const isChanged = await makeOwner(db, account.id);
      if (isChanged) await recordEvent(context, db, 'account_made_owner', { object: username });
    });
    if (owner.password === undefined) return undefined;
    const isSet = await checkPassword(owner.password, account.passwordHash);
    if (isSet && !account.passwordChangeRequired) return undefined;
    const passwordHash = await hashPassword(owner.password);
    const changed = { id: account.id, passwordHash };
    await context.database.transact(async (db) => {
      await changePassword(db, changed, context.now());
      await recordEvent(context, db, 'password_changed', { object: username });
    });
    return undefined;
  }
  if (owner.password === undefined && (await hasAccounts(context.database.db))) return undefined;
  const isGenerated = owner.password === undefined;
  const password = owner.password ?? generatePassword();
  const passwordHash = await hashPassword(password);
  const role = 'owner';
  const newAccount = { username, passwordHash, role, passwordChangeRequired: isGenerated } as const;
  return context.database.transact(async (db) => {
    const added = await insertAccount(db, newAccount, context.now());
    if (added === undefined) return undefined;
    await recordEvent(context, db, 'account_created', { object: username });
    if (!isGenerated) return undefined;
    // Before the commit: an account whose password is nowhere must not exist.
    return writeFirstPassword(context.dataDir, { username, password });
  });
}
