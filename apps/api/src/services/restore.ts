import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  badFile,
  checkArchive,
  NOT_A_BACKUP,
  readArchive,
  type ArchiveEntry,
} from '../backup/read-archive.ts';
import { CommandError } from '../command-error.ts';
import { createDiskStorage } from '../media/disk-storage.ts';
import { isStoredName } from '../media/image-names.ts';
import type { MediaStorage } from '../media/storage.ts';
import { syncFolder } from '../media/sync-folder.ts';
import { COPIED_TABLES, tableNameIn, type CopiedTable } from '../db/copied-tables.ts';
import { inTransaction, isEmpty, writeCounters, writeRows, type Row } from '../db/copy-rows.ts';
import {
  isDatabaseInUse,
  openDatabase,
  SQLITE_FILE,
  type Db,
  type Dialect,
} from '../db/database.ts';
import { executedMigrations, SCHEMA } from '../db/migrate.ts';
import {
  COUNTERS,
  countersSchema,
  MANIFEST,
  manifestSchema,
  MEDIA_FOLDER,
  rowSchema,
  tableOf,
  type Manifest,
} from '../backup/backup-format.ts';

/** The empty target of a restore, as configured. */
export type RestoreTarget = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The image storage, when it is not in the data folder. */
  storage?: MediaStorage | undefined;
};
/** The result of a restore. */
export type Restored = { rows: number; files: number; madeAt: string };

type Progress = (line: string) => void;

const PROGRESS_INTERVAL = 500;
const MAX_CONCURRENT_WRITES = 16;
/** The folder in the data folder where a restore writes before it renames the files. */
const STAGING = 'restoring';
const DATABASE_IN_USE = 'The database has a shop in it already';
const NEWER_DATABASE = 'The database has the tables of a newer version than the backup';

/**
 * Restores a backup of either database into an empty one (K2). Rows and images become visible
 * together, after the whole file is checked: a bad file, an error or a kill leaves no data, and the
 * next restore removes the files of a killed one. Objects in a bucket are visible at once, but nothing
 * references them yet; the next restore writes them again.
 * @throws CommandError `refused` when the target has data or images; `bad-file`
 */
export async function restore(
  target: RestoreTarget,
  file: string,
  onProgress: Progress,
): Promise<Restored> {
  const manifest = await readManifest(file);
  onProgress('Checking the file');
  await checkArchive(file);
  const staging = join(target.dataDir, STAGING);
  await prepareTarget(target, staging);
  const url = target.databaseUrl;
  const database = await openDatabase({ url, dataDir: staging, schema: manifest.schema });
  try {
    const restored = await inTransaction(database, async (db) => {
      if (!(await isEmpty(db))) throw notEmptyError(DATABASE_IN_USE);
      const executed = await executedMigrations(db);
      if (executed.length > manifest.schema.length) throw notEmptyError(NEWER_DATABASE);
      const folder = createDiskStorage(join(staging, 'media'), join(staging, 'tmp'));
      const storage = target.storage ?? folder;
      const tables = tablesOf(manifest);
      const destination = { db, dialect: database.dialect, tables, storage };
      const done = await fill(destination, file, onProgress);
      if (!target.storage) await rename(join(staging, 'media'), join(target.dataDir, 'media'));
      return { ...done, madeAt: manifest.made_at };
    });
    await database.close();
    if (!url) await rename(join(staging, SQLITE_FILE), join(target.dataDir, SQLITE_FILE));
    await syncFolder(target.dataDir);
    await rm(staging, { recursive: true });
    return restored;
  } catch (error) {
    await database.close();
    await cleanUpStaging(staging);
    throw error;
  }
}

async function readManifest(file: string): Promise<Manifest> {
  for await (const entry of readArchive(file)) {
    const manifest = entry.name === MANIFEST ? toManifest(entry) : undefined;
    if (!manifest) break;
    if (manifest.schema.some((name) => !SCHEMA.includes(name))) {
      throw badFile(file, 'was made by a newer version of the shop: restore it with that one');
    }
    return manifest;
  }
  throw badFile(file, NOT_A_BACKUP);
}

function toManifest(entry: ArchiveEntry): Manifest | undefined {
  try {
    return manifestSchema.parse(parse(entry));
  } catch {
    return undefined;
  }
}

/**
 * Rejects a target with data; creates the staging folder. Images next to a staging folder are from a
 * restore that was killed before its rows were committed.
 */
async function prepareTarget(
  { dataDir, databaseUrl }: RestoreTarget,
  staging: string,
): Promise<void> {
  const names = await listFolder(dataDir);
  // SQLite would apply a leftover -wal file to the new database.
  if (!databaseUrl && names.some((name) => name.startsWith(SQLITE_FILE))) {
    throw notEmptyError(`The folder ${dataDir} has a shop in it already`);
  }
  const media = join(dataDir, 'media');
  if (!names.includes(STAGING) && (await hasFiles(media))) {
    throw notEmptyError(`The folder ${media} has images in it already`);
  }
  // Before any file is removed: a restore killed at its very end leaves a staging folder next to its data.
  if (databaseUrl && (await isDatabaseInUse(databaseUrl))) throw notEmptyError(DATABASE_IN_USE);
  await rm(media, { recursive: true, force: true });
  await rm(staging, { recursive: true, force: true });
  await mkdir(join(staging, 'tmp'), { recursive: true, mode: 0o700 });
  await mkdir(join(staging, 'media'));
}

function notEmptyError(target: string): CommandError {
  return new CommandError('refused', `${target}: the target of a restore must be empty.`);
}

/** Removes the staging folder, unless its images are already in place. The next restore handles that case. */
async function cleanUpStaging(staging: string): Promise<void> {
  const names = await listFolder(staging);
  if (names.includes('media')) await rm(staging, { recursive: true, force: true });
}

async function listFolder(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => entry.isFile());
}

/** The tables of an archive, with the names that they have in its schema. */
function tablesOf({ schema }: Manifest): CopiedTable[] {
  return COPIED_TABLES.map(({ name, key }) => ({ name: tableNameIn(schema, name), key }));
}

type Destination = {
  db: Db;
  dialect: Dialect;
  tables: readonly CopiedTable[];
  storage: MediaStorage;
};

async function fill(
  { db, dialect, tables, storage }: Destination,
  file: string,
  onProgress: Progress,
): Promise<{ rows: number; files: number }> {
  let rows = 0;
  let files = 0;
  let pending: ArchiveEntry[] = [];
  const writePending = async () => {
    await Promise.all(pending.map((entry) => putImage(storage, entry, file)));
    pending = [];
  };
  for await (const entry of readArchive(file)) {
    const table = tables.find(({ name }) => name === tableOf(entry.name));
    if (table) {
      const batch = readRowLines(entry);
      await writeRows(db, dialect, table, batch);
      rows += batch.length;
    } else if (entry.name.startsWith(MEDIA_FOLDER)) {
      pending.push(entry);
      files += 1;
      if (pending.length === MAX_CONCURRENT_WRITES) await writePending();
      if (files % PROGRESS_INTERVAL === 0) onProgress(`Images: ${files} files`);
    } else if (entry.name === COUNTERS) {
      await writeCounters(db, dialect, tables, countersSchema.parse(parse(entry)));
      onProgress(`Rows: ${rows}`);
    } else if (entry.name !== MANIFEST) {
      throw badFile(file, `contains ${entry.name}, which is not part of a backup`);
    }
  }
  await writePending();
  return { rows, files };
}

function readRowLines({ bytes }: ArchiveEntry): Row[] {
  const lines = bytes.toString().split('\n').filter(Boolean);
  return lines.map((line) => rowSchema.parse(JSON.parse(line)));
}

async function putImage(
  storage: MediaStorage,
  { name, bytes }: ArchiveEntry,
  file: string,
): Promise<void> {
  const stored = name.slice(MEDIA_FOLDER.length);
  if (!isStoredName(stored)) throw badFile(file, `contains ${name}, which is not part of a backup`);
  await storage.put(stored, bytes);
}

function parse({ bytes }: ArchiveEntry): unknown {
  return JSON.parse(bytes.toString());
}
