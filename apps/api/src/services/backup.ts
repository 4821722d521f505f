import { randomUUID } from 'node:crypto';
import { checkArchive } from '../archive/read-archive.ts';
import { writeArchive, type Archive } from '../archive/write-archive.ts';
import { namesOf, parsePicturePath } from '../media/names.ts';
import { COPIED_TABLES, type CopiedTable } from '../store/copied-tables.ts';
import { readCounters, readRows } from '../store/copy-rows.ts';
import type { Db } from '../store/database.ts';
import { SCHEMA } from '../store/migrate.ts';
import { endHolds, extendHolds, holdEveryPicture } from '../store/picture-copies.ts';
import { inSnapshot } from '../store/snapshot.ts';
import { COUNTERS, MANIFEST, MEDIA_FOLDER, rowsName, type Manifest } from './backup-format.ts';
import type { Shop } from './shop.ts';

/** A killed backup lets go of the pictures after this long, in milliseconds. */
const HOLD = 10 * 60 * 1000;
const SAY_EVERY = 500;

type CopiedShop = Pick<Shop, 'database' | 'media' | 'now'>;
type Say = (line: string) => void;

/** What a backup holds. */
export type BackupSize = { rows: number; files: number };

/**
 * Writes the whole shop into one file while it is open: rows as they stand at one moment, and the
 * pictures they name. The file is read back and checked before this resolves (K1).
 * @param file absolute; must not be there yet
 * @throws CommandFault `refused` when it is there; `bad-file` when it cannot be read back
 */
export async function backUp(shop: CopiedShop, file: string, say: Say): Promise<BackupSize> {
  const size = await writeArchive(file, (archive) => fill(shop, archive, say));
  say('Reading the file back');
  await checkArchive(file);
  return size;
}

async function fill(shop: CopiedShop, archive: Archive, say: Say): Promise<BackupSize> {
  const id = `copy-${randomUUID()}`;
  const until = () => shop.now() + HOLD;
  await holdEveryPicture(shop.database, { id, until: until() });
  try {
    const { rows, pictures } = await addRows(shop, archive, say);
    let files = 0;
    for (const path of pictures) {
      files += await addPicture(shop, archive, path);
      if (files % SAY_EVERY < namesOfPath(path).length) {
        say(`Pictures: ${files} files`);
        await extendHolds(shop.database, { id, until: until() });
      }
    }
    return { rows, files };
  } finally {
    await endHolds(shop.database, id);
  }
}

async function addRows({ database, now }: CopiedShop, archive: Archive, say: Say) {
  const manifest: Manifest = {
    format: 'shop-backup',
    version: 1,
    made_at: new Date(now()).toISOString(),
    schema: [...SCHEMA],
  };
  await archive.add(MANIFEST, toJson(manifest));
  return inSnapshot(database, async (db) => {
    const pictures: string[] = [];
    let rows = 0;
    for (const table of COPIED_TABLES) {
      const added = await addTable(db, archive, table, pictures);
      say(`Rows: ${added} of ${table.name}`);
      rows += added;
    }
    await archive.add(COUNTERS, toJson(await readCounters(db, database.dialect)));
    return { rows, pictures };
  });
}

/** @param pictures gets the paths of the pictures there are */
async function addTable(
  db: Db,
  archive: Archive,
  table: CopiedTable,
  pictures: string[],
): Promise<number> {
  let files = 0;
  let added = 0;
  for await (const rows of readRows(db, table)) {
    files += 1;
    added += rows.length;
    const lines = rows.map((row) => `${JSON.stringify(row)}\n`);
    await archive.add(rowsName(table.name, files), Buffer.from(lines.join('')));
    if (table.name === 'pictures') pictures.push(...rows.map((row) => String(row.path)));
  }
  return added;
}

/** Adds the files a picture has, its master at least where it is there; answers how many. */
async function addPicture({ media }: CopiedShop, archive: Archive, path: string): Promise<number> {
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
  const master = parsePicturePath(path);
  return master ? namesOf(master) : [];
}

function toJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`);
}
