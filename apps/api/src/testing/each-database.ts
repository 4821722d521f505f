import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, inject } from 'vitest';
import { openDatabase, type Database } from '../store/database.ts';
import type { Bucket } from '../media/s3-storage.ts';
import type { Limits } from '../store/postgres-dialect.ts';
import { query } from './postgres-server.ts';
import { startS3, type S3Server } from './s3-server.ts';

/** Where a test's rows and pictures are: a new folder, and a new PostgreSQL database or none. */
export type Place = {
  dataDir: string;
  url: string | undefined;
  /** Where pictures are instead of the folder. */
  bucket?: Bucket;
  /** Takes the bucket's store away, and gives it back. */
  store?: Pick<S3Server, 'away' | 'back'>;
  remove: () => Promise<void>;
};

/** Makes a place nobody has used. */
export type MakePlace = () => Promise<Place>;

async function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'shop-api-'));
}

/** A new folder, for a SQLite file. */
export async function makeSqlitePlace(): Promise<Place> {
  const dataDir = await makeFolder();
  return { dataDir, url: undefined, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** A new folder, and a new database in the PostgreSQL of the tests. */
export async function makePostgresPlace(): Promise<Place> {
  const server = inject('postgres');
  const name = `shop_${randomBytes(8).toString('hex')}`;
  await query(server, `create database ${name}`);
  const dataDir = await makeFolder();
  return {
    dataDir,
    url: server.replace('/postgres?', `/${name}?`),
    remove: async () => {
      await rm(dataDir, { recursive: true, force: true });
      await query(server, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Tells the same suite of both databases; what it proves holds on each (I2). Without a PostgreSQL
 * its half is skipped, as the set-up has said.
 */
export function eachDatabase(suite: (makePlace: MakePlace) => void): void {
  describe('on SQLite', () => suite(makeSqlitePlace));
  describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => suite(makePostgresPlace));
}

/** A place whose pictures are in a bucket, on the database that such a shop has. */
export async function makeBucketPlace(): Promise<Place> {
  const store = await startS3();
  const place = await (inject('postgres') === '' ? makeSqlitePlace() : makePostgresPlace());
  return {
    ...place,
    bucket: store.bucket,
    store,
    remove: async () => {
      await place.remove();
      await store.stop();
    },
  };
}

/** Tells the same suite of both databases, and of pictures in a bucket. */
export function eachStorage(suite: (makePlace: MakePlace) => void): void {
  eachDatabase(suite);
  describe('on S3', () => suite(makeBucketPlace));
}

/** Opens a place's database, as another process would. */
export async function openPlace(place: Place, limits?: Limits): Promise<Database> {
  return openDatabase({ url: place.url, dataDir: place.dataDir, limits });
}
