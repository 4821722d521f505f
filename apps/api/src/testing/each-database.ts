import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { openDatabase, type Database } from '../db/database.ts';
import type { Bucket } from '../media/s3-storage.ts';
import type { Timeouts } from '../db/postgres-dialect.ts';
import { query } from './postgres-server.ts';
import { startS3, type S3Server } from './s3-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of the tests' PostgreSQL server; empty when PostgreSQL is not installed. */
    postgres: string;
  }
}

/** The rows and images of a test: a new folder, and a new PostgreSQL database unless the test uses SQLite. */
export type TestDatabase = {
  dataDir: string;
  url: string | undefined;
  /** The bucket of the images; without it, they are in the folder. */
  bucket?: Bucket;
  /** Makes the storage of the bucket unavailable, and available again. */
  s3Server?: Pick<S3Server, 'goOffline' | 'goOnline'>;
  remove: () => Promise<void>;
};

/** Creates an empty test database. */
export type CreateTestDatabase = () => Promise<TestDatabase>;

/** An API server that is not stopped may mark its temporary folder meanwhile. */
const REMOVE = { recursive: true, force: true, maxRetries: 5 } as const;

async function createFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'shop-api-'));
}

/** Creates a new folder for a SQLite file. */
export async function createSqliteDatabase(): Promise<TestDatabase> {
  const dataDir = await createFolder();
  return { dataDir, url: undefined, remove: () => rm(dataDir, REMOVE) };
}

/** Creates a new folder, and a new database on the PostgreSQL server of the tests. */
export async function createPostgresDatabase(): Promise<TestDatabase> {
  const server = inject('postgres');
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await query(server, `create database ${name}`);
  const dataDir = await createFolder();
  return {
    dataDir,
    url: server.replace('/postgres?', `/${name}?`),
    remove: async () => {
      await rm(dataDir, REMOVE);
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Runs a suite on both databases, which must behave alike (I2). Without a PostgreSQL server the suite on
 * PostgreSQL is skipped; the global setup reports that.
 */
export function eachDatabase(suite: (createTestDatabase: CreateTestDatabase) => void): void {
  describe('on SQLite', () => suite(createSqliteDatabase));
  describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => suite(createPostgresDatabase));
}

/**
 * Creates a test database whose images are in a bucket: PostgreSQL when it is installed, otherwise
 * SQLite.
 */
export async function createDatabaseWithBucket(): Promise<TestDatabase> {
  const s3Server = await startS3();
  const testDatabase = await (inject('postgres') === ''
    ? createSqliteDatabase()
    : createPostgresDatabase());
  return {
    ...testDatabase,
    bucket: s3Server.bucket,
    s3Server,
    remove: async () => {
      await testDatabase.remove();
      await s3Server.stop();
    },
  };
}

/** Runs a suite on both databases, and with images in a bucket. */
export function eachStorage(suite: (createTestDatabase: CreateTestDatabase) => void): void {
  eachDatabase(suite);
  describe('on S3', () => suite(createDatabaseWithBucket));
}

/** Opens a test database with its own connections, as another process would. */
export async function openTestDatabase(
  testDatabase: TestDatabase,
  timeouts?: Timeouts,
): Promise<Database> {
  return openDatabase({ url: testDatabase.url, dataDir: testDatabase.dataDir, timeouts });
}
