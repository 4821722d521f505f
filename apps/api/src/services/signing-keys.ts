import { createHash, randomBytes } from 'node:crypto';
import { LINK_LIFE_MS } from '@shop/contract/constants';
import { z } from 'zod';
import { insertSettingIfAbsent, lockSetting, readSetting, writeSetting } from '../db/settings.ts';
import type { Database, Db } from '../db/database.ts';
import { recordEvent } from './record-event.ts';

/** The setting of the current key. */
const CURRENT = 'jwt_secret';
/** The setting of the keys before it, as JSON. */
const PREVIOUS = 'jwt_previous_secrets';
/** A process signs with a rolled key for at most this long, in milliseconds. */
const MAX_AGE_MS = 10_000;
/**
 * After this time no access token of a rolled key is valid: ten minutes of an access token, and the age above,
 * rounded up.
 */
const PREVIOUS_LIFE_MS = 11 * 60_000;

/** A key that signs access tokens and confirmation links. Its id is in the header of a token. */
export type SigningKey = { id: string; secret: Uint8Array };
/** A rolled key, and when the last access token that it signed has expired. A confirmation link lives longer. */
type FormerKey = SigningKey & { until: number };
/** The key that signs, and the older ones whose tokens or links may be valid. */
type KeySet = { current: SigningKey; previous: readonly FormerKey[] };
export type SigningKeys = {
  current: () => Promise<SigningKey>;
  /**
   * The keys that may have signed a token: the one of this id, or every key for a token without one, which an older
   * version signed.
   */
  accepted: (id?: string) => Promise<readonly SigningKey[]>;
  /** The keys that may have signed a confirmation link which is still valid, the current one first. */
  ofLinks: () => Promise<readonly SigningKey[]>;
};
/** Keys of the configuration, in place of those of the database. */
export type ConfiguredKeys = { secret: string; previous: string | undefined };

const previousSchema = z.array(z.object({ secret: z.string(), until: z.number() }));
type Previous = z.infer<typeof previousSchema>;

type KeyContext = { database: Database; now: () => number };

/**
 * Opens the signing keys: the configured ones, or those of the database, where the first start generates one. They
 * are read again every ten seconds, and at once for a token of an unknown key.
 */
export async function openSigningKeys(
  context: KeyContext,
  configured?: ConfiguredKeys,
): Promise<SigningKeys> {
  if (configured) {
    const { secret, previous } = configured;
    const keys = {
      current: toKey(secret),
      previous: previous === undefined ? [] : [{ ...toKey(previous), until: Infinity }],
    };
    return toSigningKeys(context.now, () => keys);
  }
  const { database } = context;
  const generated = generateSecret();
  await database.transact((db) => insertSettingIfAbsent(db, CURRENT, generated));
  let loaded: { keys: KeySet; at: number } | undefined;
  let reading: Promise<KeySet> | undefined;
  const reload = async () => {
    const at = performance.now();
    const keys = await readKeys(context);
    loaded = { keys, at };
    return keys;
  };
  return toSigningKeys(context.now, (unknownId) => {
    const isFresh = loaded !== undefined && performance.now() - loaded.at < MAX_AGE_MS;
    if (loaded && isFresh && unknownId === undefined) return loaded.keys;
    reading ??= reload().finally(() => {
      reading = undefined;
    });
    return reading;
  });
}

/** @param read returns the keys; with the id of an unknown key, the newest ones */
function toSigningKeys(
  now: () => number,
  read: (unknownId?: string) => KeySet | Promise<KeySet>,
): SigningKeys {
  const findKeys = async (id: string | undefined, unknownId?: string) => {
    const { current, previous } = await read(unknownId);
    const valid = previous.filter(({ until }) => until > now());
    return [current, ...valid].filter((key) => id === undefined || key.id === id);
  };
  return {
    current: async () => (await read()).current,
    accepted: async (id) => {
      const keys = await findKeys(id);
      return keys.length > 0 ? keys : findKeys(id, id);
    },
    ofLinks: async () => {
      const { current, previous } = await read();
      return [current, ...previous.filter(({ until }) => until + LINK_LIFE_MS > now())];
    },
  };
}

/**
 * Replaces the signing key by a random one. Tokens and confirmation links of the former key stay valid until they
 * expire, so nobody is signed out.
 * @param options.revoke also refuses the tokens and links of every former key at once, because one may be known to
 *   others; a signed-in browser gets a new token by its refresh token
 */
export async function rollSigningKey(
  { database, now }: KeyContext,
  { revoke }: { revoke: boolean },
): Promise<void> {
  const secret = generateSecret();
  const until = now() + PREVIOUS_LIFE_MS;
  await database.transact(async (db) => {
    const former = await lockSetting(db, CURRENT);
    const isKept = former !== undefined && !revoke;
    const previous = isKept ? [{ secret: former, until }, ...(await readPrevious(db, now()))] : [];
    await writeSetting(db, CURRENT, secret);
    await writeSetting(db, PREVIOUS, JSON.stringify(previous));
    await recordEvent({ now }, db, 'signing_key_replaced');
  });
}

async function readKeys({ database, now }: KeyContext): Promise<KeySet> {
  // In this order, a key that is rolled in between is in both, and not in neither.
  const secret = await readSetting(database.db, CURRENT);
  const previous = await readPrevious(database.db, now());
  if (secret === undefined) throw new Error('The database has no signing key');
  return {
    current: toKey(secret),
    previous: previous.map(({ secret: former, until }) => ({ ...toKey(former), until })),
  };
}

async function readPrevious(db: Db, now: number): Promise<Previous> {
  const text = await readSetting(db, PREVIOUS);
  const all = text === undefined ? [] : previousSchema.parse(JSON.parse(text));
  // A key that was rolled by a clock that ran ahead is as one that is rolled now: its tokens and links have their own
  // ends.
  return all
    .map(({ secret, until }) => ({ secret, until: Math.min(until, now + PREVIOUS_LIFE_MS) }))
    .filter(({ until }) => until + LINK_LIFE_MS > now);
}

function toKey(secret: string): SigningKey {
  const id = createHash('sha256').update(`key id ${secret}`).digest('base64url').slice(0, 8);
  return { id, secret: new TextEncoder().encode(secret) };
}

function generateSecret(): string {
  return randomBytes(48).toString('base64url');
}
