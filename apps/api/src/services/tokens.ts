import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keepSetting } from '../store/settings.ts';
import type { Database } from '../store/database.ts';
import type { Shop } from './shop.ts';

/** Loaded with the first token: shoppers need none. */
const loadJose = () => import('jose');
const ACCESS_SECONDS = 10 * 60;
const CLAIMS = { issuer: 'shop', audience: 'back-office', typ: 'access' } as const;

/** The secret of the environment, or else one made at random once and kept with the data. */
export async function loadSecret(
  database: Database,
  configured: string | undefined,
): Promise<Uint8Array> {
  const made = randomBytes(48).toString('base64url');
  const text = configured ?? (await database.transact((db) => keepSetting(db, 'jwt_secret', made)));
  return new TextEncoder().encode(text);
}

/** Signs an access token of a session, good for ten minutes. */
export async function signAccess(shop: Shop, sessionId: string): Promise<string> {
  const { SignJWT } = await loadJose();
  const issued = Math.floor(shop.now() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: CLAIMS.typ })
    .setIssuer(CLAIMS.issuer)
    .setAudience(CLAIMS.audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(shop.secret);
}

/** The session of an access token; undefined when it is forged, foreign, expired or no token at all (A5). */
export async function readAccess(shop: Shop, token: string): Promise<string | undefined> {
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, shop.secret, {
      algorithms: ['HS256'],
      issuer: CLAIMS.issuer,
      audience: CLAIMS.audience,
      typ: CLAIMS.typ,
      requiredClaims: ['exp'],
      currentDate: new Date(shop.now()),
    });
    return typeof payload.sid === 'string' ? payload.sid : undefined;
  } catch {
    return undefined;
  }
}

/** A login's first refresh token. */
export function makeRefresh(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The refresh token that follows another, always the same one: tokens are kept as hashes only, and
 * a token spent a moment ago must get the same successor again.
 */
export function refreshAfter(shop: Shop, token: string): string {
  return createHmac('sha256', shop.secret).update(`refresh ${token}`).digest('base64url');
}

/** How a refresh token is kept. */
export function hashRefresh(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
