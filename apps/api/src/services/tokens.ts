import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { AppContext } from './app-context.ts';
import type { SigningKey } from './signing-keys.ts';

/** Loaded for the first token; customers have none. */
const loadJose = () => import('jose');
const ACCESS_SECONDS = 10 * 60;
const TOKEN_CLAIMS = { issuer: 'shop', audience: 'back-office', typ: 'access' } as const;

/** Signs an access token of a session, valid for ten minutes. */
export async function signAccessToken(context: AppContext, sessionId: string): Promise<string> {
  const { SignJWT } = await loadJose();
  const { id: kid, secret } = await context.signingKeys.current();
  const issued = Math.floor(context.now() / 1_000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TOKEN_CLAIMS.typ, kid })
    .setIssuer(TOKEN_CLAIMS.issuer)
    .setAudience(TOKEN_CLAIMS.audience)
    .setIssuedAt(issued)
    .setExpirationTime(issued + ACCESS_SECONDS)
    .sign(secret);
}

/**
 * The session of an access token; undefined when it is invalid or expired (A5).
 * @param currentDate an early date accepts a token that has expired
 */
export async function verifyAccessToken(
  context: AppContext,
  token: string,
  currentDate = new Date(context.now()),
): Promise<string | undefined> {
  for (const { secret } of await findKeys(context, token)) {
    const payload = await readClaims(token, secret, currentDate);
    if (typeof payload?.sid === 'string') return payload.sid;
  }
  return undefined;
}

/** The keys that may have signed a token, by the key id of its header. */
async function findKeys({ signingKeys }: AppContext, token: string) {
  const { decodeProtectedHeader } = await loadJose();
  let kid: string | undefined;
  try {
    ({ kid } = decodeProtectedHeader(token));
  } catch {
    return [];
  }
  return signingKeys.accepted(kid);
}

async function readClaims(token: string, secret: Uint8Array, currentDate: Date) {
  const { jwtVerify } = await loadJose();
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: TOKEN_CLAIMS.issuer,
      audience: TOKEN_CLAIMS.audience,
      typ: TOKEN_CLAIMS.typ,
      requiredClaims: ['exp'],
      currentDate,
    });
    return payload;
  } catch {
    return undefined;
  }
}

/** The first refresh token of a session. */
export function createRefreshToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * The successor of a refresh token, always the same one with the same key: only hashes are stored, and a token that was
 * just used must get the same successor again.
 */
export function deriveRefreshToken({ secret }: SigningKey, token: string): string {
  return createHmac('sha256', secret).update(`refresh ${token}`).digest('base64url');
}

/** The stored hash of a refresh token. */
export function hashRefreshToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
