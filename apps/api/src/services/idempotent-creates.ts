import type { EndpointName } from '@shop/contract/endpoints';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { z } from 'zod';
import type { Db } from '../db/database.ts';
import {
  findStoredResponse,
  reserveIdempotencyKey,
  storeResponseWrite,
  type StoredResponse,
} from '../db/idempotency.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';

/** A create with an idempotency key: equal requests have the same hash. */
export type KeyedCreate = { key: string; hash: string };

/**
 * Identifies a create by its key, its endpoint, its fields and the content of its files.
 * @param files paths of the uploaded files
 * @returns undefined without a key
 */
export async function keyedCreate(
  key: string | undefined,
  { name, fields, files = [] }: { name: EndpointName; fields: unknown; files?: readonly string[] },
): Promise<KeyedCreate | undefined> {
  if (key === undefined) return undefined;
  const hash = createHash('sha256').update(JSON.stringify([name, fields, files.length]));
  for (const file of files) hash.update(await hashFile(file));
  return { key, hash: hash.digest('base64url') };
}

async function hashFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest();
}

/**
 * The response of an earlier request with the same key: for a repeat of an order, of a create with images, which are
 * not encoded again, and of a message about an order, which may be deleted by now.
 * @throws ShopError `idempotency_key_reused`
 */
export async function findEarlierResponse<Response>(
  { database }: Pick<AppContext, 'database'>,
  create: KeyedCreate | undefined,
  schema: z.ZodType<Response>,
): Promise<Response | undefined> {
  const stored = create && (await findStoredResponse(database.db, create.key));
  // An empty response belongs to a create that has not ended.
  if (!create || !stored?.response) return undefined;
  return schema.parse(readStored(stored, create.hash));
}

/**
 * Runs a create once for its key, in its transaction; a repeat returns the first response. Without a key it
 * runs every time.
 * @throws ShopError `idempotency_key_reused`
 */
export async function createOnce<Response>(
  { now }: Pick<AppContext, 'now'>,
  db: Db,
  { create, schema }: { create: KeyedCreate | undefined; schema: z.ZodType<Response> },
  work: () => Promise<Response>,
): Promise<Response> {
  if (!create) return work();
  const earlier = await reserveKey(db, create, now());
  if (earlier !== undefined) return schema.parse(earlier);
  const response = await work();
  await storeResponseWrite(db, create.key, JSON.stringify(response)).execute();
  return response;
}

/** The first response as JSON; undefined when the key is reserved now. */
async function reserveKey(db: Db, { key, hash }: KeyedCreate, now: number): Promise<unknown> {
  const earlier = await reserveIdempotencyKey(db, key, hash, now);
  return earlier && readStored(earlier, hash);
}

function readStored({ bodyHash, response }: StoredResponse, hash: string): unknown {
  if (bodyHash !== hash) throw new ShopError('idempotency_key_reused');
  return JSON.parse(response);
}
