import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { S3mini } from 's3mini';
import type { Bucket } from '../media/s3-storage.ts';
import type { Place } from './each-database.ts';

/** The names of the pictures' files of a place, sorted; temporary ones begin with `tmp/`. */
export async function keptFiles({
  dataDir,
  bucket,
}: Pick<Place, 'dataDir' | 'bucket'>): Promise<string[]> {
  const names = [
    ...(await inFolder(join(dataDir, 'media'))),
    ...(bucket ? await keptObjects(bucket) : []),
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
export async function keptObjects(bucket: Bucket): Promise<string[]> {
  const { name, endpoint, ...keys } = bucket;
  const client = new S3mini({ ...keys, endpoint: `${endpoint}/${name}` });
  return ((await client.listObjects()) ?? []).map((object) => object.Key);
}
