import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bad,
  checkArchive,
  FOREIGN,
  readArchive,
  type ArchiveEntry,
} from '../archive/read-archive.ts';
import { CommandFault } from '../command-fault.ts';
import { makeDiskStorage } from '../media/disk-storage.ts';
import { isStoredName } from '../media/names.ts';
import type { MediaStorage } from '../media/storage.ts';
import { syncFolder } from '../media/sync-folder.ts';
import { COPIED_TABLES } from '../store/copied-tables.ts';
import {
  countRows,
  inOneGo,
  isEmpty,
  writeCounters,
  writeRows,
  type Row,
} from '../store/copy-rows.ts';
import { openDatabase, SQLITE_FILE, type Db, type Dialect } from '../store/database.ts';
import { SCHEMA } from '../store/migrate.ts';
import {
  COUNTERS,
  countersSchema,
  MANIFEST,
  manifestSchema,
  MEDIA_FOLDER,
  rowSchema,
  tableOf,
  type Manifest,
} from './backup-format.ts';

/** Where a shop is, or is to be: as the host's settings say. */
export type ShopPlace = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where the pictures go instead of the data folder. */
  storage?: MediaStorage | undefined;
};
/** What a restore put back. */
export type Restored = { rows: number; files: number; madeAt: string };

type Say = (line: string) => void;

const SAY_EVERY = 500;
/** Pictures' files written at once: each waits for the disk. */
const PUT_AT_ONCE = 16;
/** The folder, in the data folder, where a restore makes its files before the shop gets them. */
const WORKSHOP = 'restoring';

/**
 * Puts a backup into an empty place (K2), on either database, whichever it was made on. Rows and
 * pictures show all at once, after the last byte was checked: a bad file, a failure or a kill
 * leaves no shop, and what a killed restore left is cleared by the next one. A store's objects show
 * at once but are named by nothing yet; the next restore writes the same ones again.
 * @throws CommandFault `refused` when there is a shop or a picture already; `bad-file`
 */
export async function restore(place: ShopPlace, file: string, say: Say): Promise<Restored> {
  const manifest = await readManifest(file);
  say('Checking the file');
  await checkArchive(file);
  const workshop = join(place.dataDir, WORKSHOP);
  await clearPlace(place, workshop);
  const url = place.databaseUrl;
  const database = await openDatabase({ url, dataDir: workshop, steps: manifest.schema });
  try {
    const restored = await inOneGo(database, async (db) => {
      await refuseRows(db);
      const folder = makeDiskStorage(join(workshop, 'media'), join(workshop, 'tmp'));
      const storage = place.storage ?? folder;
      const done = await fill({ db, dialect: database.dialect, storage }, file, say);
      if (!place.storage) await rename(join(workshop, 'media'), join(place.dataDir, 'media'));
      return { ...done, madeAt: manifest.made_at };
    });
    await database.close();
    if (!url) await rename(join(workshop, SQLITE_FILE), join(place.dataDir, SQLITE_FILE));
    await syncFolder(place.dataDir);
    await rm(workshop, { recursive: true });
    return restored;
  } catch (error) {
    await database.close();
    await takeBack(workshop);
    throw error;
  }
}

async function readManifest(file: string): Promise<Manifest> {
  for await (const entry of readArchive(file)) {
    const manifest = entry.name === MANIFEST ? toManifest(entry) : undefined;
    if (!manifest) break;
    if (manifest.schema.some((name) => !SCHEMA.includes(name))) {
      throw bad(file, 'was made by a newer version of the shop: restore it with that one');
    }
    return manifest;
  }
  throw bad(file, FOREIGN);
}

function toManifest(entry: ArchiveEntry): Manifest | undefined {
  try {
    return manifestSchema.parse(parse(entry));
  } catch {
    return undefined;
  }
}

/**
 * Refuses a place with a shop in it; makes the workshop. Pictures beside a workshop are what a
 * restore left that was killed just before its rows were there.
 */
async function clearPlace({ dataDir, databaseUrl }: ShopPlace, workshop: string): Promise<void> {
  const names = await namesIn(dataDir);
  // The files beside a database are part of it: SQLite would put a left one into the new shop.
  if (!databaseUrl && names.some((name) => name.startsWith(SQLITE_FILE))) {
    throw taken(`The folder ${dataDir} has a shop in it already`);
  }
  const media = join(dataDir, 'media');
  if (!names.includes(WORKSHOP) && (await hasFiles(media))) {
    throw taken(`The folder ${media} has pictures in it already`);
  }
  if (databaseUrl) await refuseTakenDatabase(databaseUrl, dataDir);
  await rm(media, { recursive: true, force: true });
  await rm(workshop, { recursive: true, force: true });
  await mkdir(join(workshop, 'tmp'), { recursive: true, mode: 0o700 });
  await mkdir(join(workshop, 'media'));
}

/** Before any file is removed: a restore killed at its very end leaves a workshop beside a whole shop. */
async function refuseTakenDatabase(url: string, dataDir: string): Promise<void> {
  const database = await openDatabase({ url, dataDir, steps: [] });
  try {
    const untouched = (await countRows(database.db, 'migrations')) === 0;
    if (!untouched) await refuseRows(database.db);
  } finally {
    await database.close();
  }
}

async function refuseRows(db: Db): Promise<void> {
  if (!(await isEmpty(db))) throw taken('The database has a shop in it already');
}

function taken(what: string): CommandFault {
  return new CommandFault('refused', `${what}: a backup is restored into an empty place only.`);
}

/** Clears the workshop, unless the pictures have left it: only the next restore can tell then what holds. */
async function takeBack(workshop: string): Promise<void> {
  const names = await namesIn(workshop);
  if (names.includes('media')) await rm(workshop, { recursive: true, force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}

async function hasFiles(folder: string): Promise<boolean> {
  if (!existsSync(folder)) return false;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.some((entry) => entry.isFile());
}

type Filling = { db: Db; dialect: Dialect; storage: MediaStorage };

async function fill(
  { db, dialect, storage }: Filling,
  file: string,
  say: Say,
): Promise<{ rows: number; files: number }> {
  let rows = 0;
  let files = 0;
  let waiting: ArchiveEntry[] = [];
  const putWaiting = async () => {
    await Promise.all(waiting.map((entry) => putPicture(storage, entry, file)));
    waiting = [];
  };
  for await (const entry of readArchive(file)) {
    const table = COPIED_TABLES.find(({ name }) => name === tableOf(entry.name));
    if (table) {
      const batch = readRowLines(entry);
      await writeRows(db, dialect, table, batch);
      rows += batch.length;
    } else if (entry.name.startsWith(MEDIA_FOLDER)) {
      waiting.push(entry);
      files += 1;
      if (waiting.length === PUT_AT_ONCE) await putWaiting();
      if (files % SAY_EVERY === 0) say(`Pictures: ${files} files`);
    } else if (entry.name === COUNTERS) {
      await writeCounters(db, dialect, countersSchema.parse(parse(entry)));
      say(`Rows: ${rows}`);
    } else if (entry.name !== MANIFEST) {
      throw bad(file, `holds ${entry.name}, which is no part of a shop`);
    }
  }
  await putWaiting();
  return { rows, files };
}

function readRowLines({ bytes }: ArchiveEntry): Row[] {
  const lines = bytes.toString().split('\n').filter(Boolean);
  return lines.map((line) => rowSchema.parse(JSON.parse(line)));
}

async function putPicture(
  storage: MediaStorage,
  { name, bytes }: ArchiveEntry,
  file: string,
): Promise<void> {
  const stored = name.slice(MEDIA_FOLDER.length);
  if (!isStoredName(stored)) throw bad(file, `holds ${name}, which is no part of a shop`);
  await storage.put(stored, bytes);
}

function parse({ bytes }: ArchiveEntry): unknown {
  return JSON.parse(bytes.toString());
}
