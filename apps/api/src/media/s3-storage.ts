import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import { CommandError } from '../command-error.ts';
import { CONTENT_TYPES, extensionOf, isStoredName } from './image-names.ts';
import type { MediaStorage } from './storage.ts';
import { StorageError } from './storage-error.ts';

/** A bucket of an S3-compatible storage, and its access keys. */
export type Bucket = {
  name: string;
  /** The storage's URL, without the bucket. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** How long the storage may take to begin a response, in milliseconds. */
export type Timeouts = { read: number; write: number; delete: number };

/** A deletion runs while a row is locked (on SQLite the whole database), so its timeout is short. */
const TIMEOUTS: Timeouts = { read: 5_000, write: 30_000, delete: 2_000 };
const MAX_ATTEMPTS = 3;
const RETRY_DELAY_MS = 40;

/**
 * Stores images as objects of a bucket that several processes can share. An object becomes visible after
 * the storage has received all of it and checked its SHA-256.
 * @throws StorageError from each method while the storage is not available
 */
export function createS3Storage(bucket: Bucket, timeouts: Timeouts = TIMEOUTS): MediaStorage {
  const client = clientOf(bucket, timeouts);
  return {
    put: async (name, bytes) => {
      const key = keyOf(name);
      const type = CONTENT_TYPES[extensionOf(name)];
      const checksum = createHash('sha256').update(bytes).digest('base64');
      const headers = { 'x-amz-checksum-sha256': checksum };
      await withRetry(() => client.putObject(key, bytes, type, undefined, headers));
    },
    get: async (name) => {
      const key = keyOf(name);
      const bytes = await withRetry(() => client.getObjectArrayBuffer(key));
      return bytes ? Buffer.from(bytes) : undefined;
    },
    open: async (name) => {
      const key = keyOf(name);
      const response = await withRetry(() => client.getObjectResponse(key));
      return response ? openResponse(response) : undefined;
    },
    exists: async (name) => {
      const key = keyOf(name);
      return (await withRetry(() => client.objectExists(key))) === true;
    },
    delete: async (name) => {
      const key = keyOf(name);
      await withRetry(() => client.deleteObject(key), 1);
    },
  };
}

/**
 * Checks that the bucket exists, then opens it as `createS3Storage` does. A storage that is unavailable at
 * the start is accepted: orders do not need it, and it may recover later.
 * @throws CommandError `usage` when the bucket does not exist or the keys have no access to it
 */
export async function openS3Storage(bucket: Bucket): Promise<MediaStorage> {
  const client = clientOf(bucket, TIMEOUTS);
  const exists = await client.bucketExists().catch(() => undefined);
  if (exists === false) {
    throw new CommandError(
      'usage',
      'SHOP_MEDIA_URL names a bucket that does not exist, or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY give no access to it.',
    );
  }
  return createS3Storage(bucket);
}

/**
 * Creates the bucket.
 * @returns false when it exists already
 * @throws StorageError while the storage is not available
 */
export async function createBucket(bucket: Bucket): Promise<boolean> {
  const client = clientOf(bucket, TIMEOUTS);
  if (await withRetry(() => client.bucketExists())) return false;
  return withRetry(() => client.createBucket());
}

function clientOf(bucket: Bucket, timeouts: Timeouts): S3mini {
  const { accessKeyId, secretAccessKey, region } = bucket;
  const endpoint = `${bucket.endpoint}/${bucket.name}`;
  return new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint,
    region,
    fetch: fetchWithTimeout(timeouts),
  });
}

/** Aborts a request whose response does not begin in time. A response that has begun has no timeout. */
function fetchWithTimeout(timeouts: Timeouts): typeof fetch {
  return async (input, init) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), timeoutFor(init?.method, timeouts));
    try {
      return await fetch(input, { ...init, signal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

function timeoutFor(method: string | undefined, timeouts: Timeouts): number {
  if (method === 'PUT') return timeouts.write;
  return method === 'DELETE' ? timeouts.delete : timeouts.read;
}

function keyOf(name: string): string {
  if (!isStoredName(name)) throw new Error('Not a name of a stored file');
  return name;
}

async function openResponse(response: Response) {
  const bytes = Number(response.headers.get('content-length') ?? Number.NaN);
  if (response.body && Number.isInteger(bytes))
    return { bytes, stream: Readable.fromWeb(response.body) };
  const whole = Buffer.from(await withRetry(() => response.arrayBuffer(), 1));
  return { bytes: whole.length, stream: Readable.from(whole, { objectMode: false }) };
}

/** Retries a failed request: every request is idempotent. */
async function withRetry<Result>(send: () => Promise<Result>, max = MAX_ATTEMPTS): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await send();
    } catch (error) {
      if (attempts >= max || !isTransient(error)) throw new StorageError(error);
    }
    await sleep(Math.random() * RETRY_DELAY_MS * 2 ** attempts);
  }
}

/** Whether a retry may succeed. A rejected request would be rejected again, and a timeout is not retried. */
function isTransient(error: unknown): boolean {
  if (error instanceof S3ServiceError) return error.status >= 500 || error.status === 429;
  return error instanceof Error && error.name !== 'AbortError';
}
