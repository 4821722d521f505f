import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { S3mini } from 's3mini';
import type { Bucket } from '../media/s3-storage.ts';
import type { TestDatabase } from './each-database.ts';

/** The names of the image files of a test database, sorted; temporary ones begin with `tmp/`. */
export async function storedFiles({
  dataDir,
  bucket,
}: Pick<TestDatabase, 'dataDir' | 'bucket'>): Promise<string[]> {
  const names = [
    ...(await inFolder(join(dataDir, 'media'))),
    ...(bucket ? await storedObjects(bucket) : []),
  ];
  return names.toSorted();
}

async function inFolder(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((file) =>
    file.parentPath.endsWith(`${sep}tmp`) ? `tmp/${file.name}` : file.name,
  );
}

/** The names of a bucket's objects. */
export async function storedObjects(bucket: Bucket): Promise<string[]> {
  const { name, endpoint, ...keys } = bucket;
  const client = new S3mini({ ...keys, endpoint: `${endpoint}/${name}` });
  return ((await client.listObjects()) ?? []).map((object) => object.Key);
}
