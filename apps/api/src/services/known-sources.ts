import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Db } from '../db/database.ts';
import { findSources, storeSources } from '../db/known-sources.ts';
import { insertSettingIfAbsent } from '../db/settings.ts';
import type { AppContext } from './app-context.ts';
import type { KnownSource } from './limits.ts';
import { networkOf } from './network-of.ts';

/** A device or an address is forgotten when it was not used for this long. */
export const KNOWN_SOURCE_LIFE_MS = 180 * 24 * 3_600_000;
/** A phone has a new address every day: the devices of an account must not be crowded out by addresses. */
const MAX_SOURCES = 500;
/** A token of this server has 43 characters. */
const MAX_DEVICE_LENGTH = 100;

/** The sender of a login. */
export type LoginSource = {
  address: string;
  userAgent: string;
  /** The device token of an earlier login (feature `known-device`). */
  device?: string | undefined;
};

/** The key of the stored hashes: nobody can try all addresses against a copy of the table alone. */
export async function loadSourceKey(database: Database): Promise<string> {
  const generated = randomBytes(32).toString('base64url');
  return database.transact((db) => insertSettingIfAbsent(db, 'source_key', generated));
}

function hashOf({ sourceKey }: AppContext, username: string, kind: string, value: string): string {
  const text = JSON.stringify([kind, username, value]);
  return createHmac('sha256', sourceKey).update(text).digest('base64url');
}

function deviceHash(
  context: AppContext,
  username: string,
  { device }: LoginSource,
): string | undefined {
  const isToken = device !== undefined && device !== '' && device.length <= MAX_DEVICE_LENGTH;
  if (!isToken || !context.features.has('known-device')) return undefined;
  return hashOf(context, username, 'device', device);
}

function addressHash(context: AppContext, username: string, { address }: LoginSource): string {
  return hashOf(context, username, 'address', networkOf(address));
}

/**
 * The device, or else the address, as a hash, when it signed in with this name before. The limits of strangers do not
 * apply to it.
 */
export async function findKnownSource(
  context: AppContext,
  username: string,
  source: LoginSource,
): Promise<KnownSource | undefined> {
  const device = deviceHash(context, username, source);
  const address = addressHash(context, username, source);
  const hashes = device === undefined ? [address] : [device, address];
  const since = context.now() - KNOWN_SOURCE_LIFE_MS;
  const found = await findSources(context.database.db, hashes, since);
  if (device !== undefined && found.includes(device)) return { kind: 'device', key: device };
  return found.includes(address) ? { kind: 'address', key: address } : undefined;
}

/**
 * Stores the device and the address of a successful login.
 * @returns the token of a new device; undefined when the request had a valid one
 */
export async function storeKnownSource(
  context: AppContext,
  db: Db,
  account: { id: number; username: string },
  source: LoginSource,
): Promise<string | undefined> {
  const { id: accountId, username } = account;
  const now = context.now();
  const known = deviceHash(context, username, source);
  const isKnown =
    known !== undefined && (await findSources(db, [known], now - KNOWN_SOURCE_LIFE_MS)).length > 0;
  const isNew = !isKnown && context.features.has('known-device');
  const device = isNew ? randomBytes(32).toString('base64url') : undefined;
  const hash = device === undefined ? known : hashOf(context, username, 'device', device);
  const address = addressHash(context, username, source);
  const hashes = hash === undefined ? [address] : [hash, address];
  await storeSources(db, { accountId, hashes, max: MAX_SOURCES }, now);
  return device;
}
