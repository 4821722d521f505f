import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { CommandFault } from '../command-fault.ts';
import { CONTENT_TYPES, extensionOf, isStoredName } from './names.ts';
import type { MediaStorage } from './storage.ts';
import { StoreFault } from './store-fault.ts';

/** A bucket of an S3-compatible store, and the keys that open it. */
export type Bucket = {
  name: string;
  /** The store's address, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long the store may take to begin an answer, in milliseconds. */
export type Patience = { read: number; write: number; delete: number };

/** Deletions run while a row is locked, on SQLite every writer's lock: they wait for nothing. */
const PATIENCE: Patience = { read: 5_000, write: 30_000, delete: 2_000 };
const MOST_TRIES = 3;
const FIRST_PAUSE = 40;

/**
 * Keeps pictures as objects of a bucket that any number of processes share. An object shows when the
 * store has all of it, with the SHA-256 it was sent with.
 * @throws StoreFault from each call while the store does not serve
 */
export function makeS3Storage(bucket: Bucket, patience: Patience = PATIENCE): MediaStorage {
  const client = clientOf(bucket, patience);
  return {
    put: async (name, bytes) => {
      const key = keyOf(name);
      const type = CONTENT_TYPES[extensionOf(name)];
      const sum = createHash('sha256').update(bytes).digest('base64');
      const headers = { 'x-amz-checksum-sha256': sum };
      await served(() => client.putObject(key, bytes, type, undefined, headers));
    },
    get: async (name) => {
      const key = keyOf(name);
      const bytes = await served(() => client.getObjectArrayBuffer(key));
      return bytes ? Buffer.from(bytes) : undefined;
    },
    open: async (name) => {
      const key = keyOf(name);
      const answer = await served(() => client.getObjectResponse(key));
      return answer ? openAnswer(answer) : undefined;
    },
    exists: async (name) => {
      const key = keyOf(name);
      return (await served(() => client.objectExists(key))) === true;
    },
    delete: async (name) => {
      const key = keyOf(name);
      await served(() => client.deleteObject(key), 1);
    },
  };
}

/**
 * The same, once the bucket is known to be there. A store that does not answer now may do so later:
 * its shop takes orders meanwhile.
 * @throws CommandFault `usage` when the store says that there is no such bucket, or not for these keys
 */
export async function openS3Storage(bucket: Bucket): Promise<MediaStorage> {
  const client = clientOf(bucket, PATIENCE);
  const isThere = await client.bucketExists().catch(() => undefined);
  if (isThere === false) {
    throw new CommandFault(
      'usage',
      'SHOP_MEDIA_URL names a bucket that is not there, or that AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY do not open.',
    );
  }
  return makeS3Storage(bucket);
}

function clientOf(bucket: Bucket, patience: Patience): S3mini {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const endpoint = `${bucket.endpoint}/${bucket.name}`;
  return new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint,
    region,
    fetch: impatientFetch(patience),
  });
}

/** Gives up when no answer has begun in time; one that has begun may go at its reader's pace. */
function impatientFetch(patience: Patience): typeof fetch {
  return async (input, init) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), patienceFor(init?.method, patience));
    try {
      return await fetch(input, { ...init, signal: limit.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

function patienceFor(method: string | undefined, patience: Patience): number {
  if (method === 'PUT') return patience.write;
  return method === 'DELETE' ? patience.delete : patience.read;
}

function keyOf(name: string): string {
  if (!isStoredName(name)) throw new Error('Not a name of a stored file');
  return name;
}

async function openAnswer(answer: Response) {
  const bytes = Number(answer.headers.get('content-length') ?? Number.NaN);
  if (answer.body && Number.isInteger(bytes))
    return { bytes, stream: Readable.fromWeb(answer.body) };
  const whole = Buffer.from(await served(() => answer.arrayBuffer(), 1));
  return { bytes: whole.length, stream: Readable.from(whole, { objectMode: false }) };
}

/** Asks again what failed at once: all calls come to the same when they are made twice. */
async function served<Result>(ask: () => Promise<Result>, most = MOST_TRIES): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries >= most || !mayPass(error)) throw new StoreFault(error);
    }
    await sleep(Math.random() * FIRST_PAUSE * 2 ** tries);
  }
}

/** Neither a refusal, which would come again, nor a store that took its whole time already. */
function mayPass(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429;
  return error instanceof Error && error.name !== 'AbortError';
}
