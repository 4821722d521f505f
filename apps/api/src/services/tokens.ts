import { createHash, createHmac, randomBytes } from 'node:crypto';
import { insertSettingIfAbsent } from '../db/settings.ts';
import type { Database } from '../db/database.ts';
import type { AppContext } from './app-context.ts';

/** Loaded for the first token; customers have none. */
const loadJose = () => import('jose');
const ACCESS_SECONDS = 10 * 60;
const TOKEN_CLAIMS = { issuer: 'shop', audience: 'back-office', typ: 'access' } as const;

/** The configured secret, or a random one that is stored in the database. */
export async function loadSecret(
  database: Database,
  configured: string | undefined,
): Promise<Uint8Array> {
  const generated = randomBytes(48).toString('base64url');
  const text =
    configured ??
    (await database.transact((db) => insertSettingIfAbsent(db, 'jwt_secret', generated)));
  return new TextEncoder().encode(text);
}

/** Signs an access token of a session, valid for ten minutes. */
export async function signAccessToken(context: AppContext, sessionId: string): Promise<string> {
  const { SignJWT } = await loadJose();
  const issued = Math.floor(context.now() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TOKEN_CLAIMS.typ })
    .setIssuer(TOKEN_CLAIMS.issuer)
    .setAudience(TOKEN_CLAIMS.audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(context.secret);
}

/** The session of an access token; undefined when it is invalid or expired (A5). */
export async function verifyAccessToken(
  context: AppContext,
  token: string,
): Promise<string | undefined> {
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, context.secret, {
      algorithms: ['HS256'],
      issuer: TOKEN_CLAIMS.issuer,
      audience: TOKEN_CLAIMS.audience,
      typ: TOKEN_CLAIMS.typ,
      requiredClaims: ['exp'],
      currentDate: new Date(context.now()),
    });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}

/** The first refresh token of a session. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The successor of a refresh token, always the same one: only hashes are stored, and a token that was
 * just used must get the same successor again.
 */
export function deriveRefreshToken(context: AppContext, token: string): string {
  return createHmac('sha256', context.secret).update(`refresh ${token}`).digest('base64url');
}

/** The stored hash of a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
