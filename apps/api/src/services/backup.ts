import { randomUUID } from 'node:crypto';
import { checkArchive } from '../backup/read-archive.ts';
import { writeArchive, type Archive } from '../backup/write-archive.ts';
import { namesOf, parseImagePath } from '../media/image-names.ts';
import { COPIED_TABLES, type CopiedTable } from '../db/copied-tables.ts';
import { readCounters, readRows } from '../db/copy-rows.ts';
import type { Db } from '../db/database.ts';
import { SCHEMA } from '../db/migrate.ts';
import { releaseImageLeases, extendImageLeases, leaseAllImages } from '../db/image-leases.ts';
import { inSnapshot } from '../db/snapshot.ts';
import {
  COUNTERS,
  MANIFEST,
  MEDIA_FOLDER,
  rowsName,
  type Manifest,
} from '../backup/backup-format.ts';
import type { AppContext } from './app-context.ts';

/** The leases of a killed backup expire after this time. */
const LEASE_MS = 10 * 60 * 1000;
const PROGRESS_INTERVAL = 500;

type BackupContext = Pick<AppContext, 'database' | 'media' | 'now'>;
type Progress = (line: string) => void;

/** The number of rows and image files of a backup. */
export type BackupSize = { rows: number; files: number };

/**
 * Writes all data into one file while the API server runs: a snapshot of the rows, and the images
 * that they reference. Reads the file back and checks it (K1).
 * @param file an absolute path of a new file
 * @throws CommandError `refused` when the file exists; `bad-file` when it cannot be read back
 */
export async function backUp(
  context: BackupContext,
  file: string,
  onProgress: Progress,
): Promise<BackupSize> {
  const size = await writeArchive(file, (archive) => fill(context, archive, onProgress));
  onProgress('Reading the file back');
  await checkArchive(file);
  return size;
}

async function fill(
  context: BackupContext,
  archive: Archive,
  onProgress: Progress,
): Promise<BackupSize> {
  const id = `backup-${randomUUID()}`;
  const until = () => context.now() + LEASE_MS;
  await leaseAllImages(context.database, { id, until: until() });
  try {
    const { rows, images } = await addRows(context, archive, onProgress);
    let files = 0;
    for (const path of images) {
      files += await addImage(context, archive, path);
      if (files % PROGRESS_INTERVAL < namesOfPath(path).length) {
        onProgress(`Images: ${files} files`);
        await extendImageLeases(context.database, { id, until: until() });
      }
    }
    return { rows, files };
  } finally {
    await releaseImageLeases(context.database, id);
  }
}

async function addRows({ database, now }: BackupContext, archive: Archive, onProgress: Progress) {
  const manifest: Manifest = {
    format: 'shop-backup',
    version: 1,
    made_at: new Date(now()).toISOString(),
    schema: [...SCHEMA],
  };
  await archive.add(MANIFEST, toJson(manifest));
  return inSnapshot(database, async (db) => {
    const images: string[] = [];
    let rows = 0;
    for (const table of COPIED_TABLES) {
      const added = await addTable(db, archive, table, images);
      onProgress(`Rows: ${added} of ${table.name}`);
      rows += added;
    }
    await archive.add(COUNTERS, toJson(await readCounters(db, database.dialect)));
    return { rows, images };
  });
}

/** @param images receives the paths of the stored images */
async function addTable(
  db: Db,
  archive: Archive,
  table: CopiedTable,
  images: string[],
): Promise<number> {
  let files = 0;
  let added = 0;
  for await (const rows of readRows(db, table)) {
    files += 1;
    added += rows.length;
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
    await archive.add(rowsName(table.name, files), Buffer.from(lines.join('')));
    if (table.name === 'images') images.push(...rows.map((row) => String(row.path)));
  }
  return added;
}

/** Adds the existing files of an image. Returns their number. */
async function addImage({ media }: BackupContext, archive: Archive, path: string): Promise<number> {
  let files = 0;
  for (const name of namesOfPath(path)) {
    const bytes = await media.storage.get(name);
    if (!bytes) continue;
    await archive.add(`${MEDIA_FOLDER}${name}`, bytes);
    files += 1;
  }
  return files;
}

function namesOfPath(path: string): string[] {
  const master = parseImagePath(path);
  return master ? namesOf(master) : [];
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
