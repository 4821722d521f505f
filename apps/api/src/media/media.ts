import { PICTURE_WIDTHS } from '@shop/contract/constants';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBell, type Bell } from './bell.ts';
import { makeDiskStorage, removeStaleFiles } from './disk-storage.ts';
import type { PictureFault } from './encode.ts';
import { makeGate } from './gate.ts';
import {
  CONTENT_TYPES,
  MEDIA_PREFIX,
  formatsOf,
  nameMaster,
  nameVariant,
  namesOf,
  parsePicturePath,
  type MasterName,
  type PictureWidth,
} from './names.ts';
import { rankVariants } from './negotiate.ts';
import type { MediaStorage, OpenFile } from './storage.ts';

/** Loaded with the first picture that is made: most starts, and most of the owner's commands, make none. */
const loadEncoder = () => import('./encode.ts');
/** Uploads being encoded at once. */
const UPLOADS_AT_ONCE = 2;
/** What a picture is shown in before its other variants are made. */
const FIRST_WIDTH = 640;

/** An upload that is a picture, encoded but not yet written. */
type EncodedPicture = {
  path: string;
  width: number;
  height: number;
  files: readonly { name: string; bytes: Buffer }[];
};

/** A picture's file as it answers a request; `exact` when no better one is still to be made. */
export type ServedFile = OpenFile & { name: string; contentType: string; exact: boolean };

/** Pictures' files: made of uploads, kept, served and removed. Knows no database. */
export type Media = {
  /** The files themselves, for copies of the whole shop. */
  storage: MediaStorage;
  /** A folder for uploads while they are read; what stays in it is removed after an hour. */
  tempDir: string;
  /** Rings when there are variants to make. */
  work: Bell;
  /** Makes the master and the first variants of an uploaded file, a few at once. */
  encode: (file: string) => Promise<EncodedPicture | PictureFault>;
  /** Writes an encoded picture's files, durably, the master last. */
  write: (picture: EncodedPicture) => Promise<void>;
  /** Makes the variants of a written picture that are missing, giving way to uploads; rejects when `signal` aborts. */
  makeVariants: (path: string, signal: AbortSignal) => Promise<void>;
  /** Removes all files of a picture. */
  remove: (path: string) => Promise<void>;
  /** Opens the file that answers a width and an Accept header, or the master when no width is asked; undefined when there is no such picture. */
  open: (path: string, wish?: { width: number; accept: string }) => Promise<ServedFile | undefined>;
  /** Removes temporary files a killed process left. */
  clean: (now: number) => Promise<void>;
};

/**
 * Opens the pictures of a shop, by default in the folder `media` of its data folder.
 * @param where.dataDir absolute; made when absent
 * @param where.storage another place for the files than the folder
 */
export async function createMedia(where: {
  dataDir: string;
  storage?: MediaStorage | undefined;
}): Promise<Media> {
  const folder = join(where.dataDir, 'media');
  const tempDir = join(folder, 'tmp');
  await mkdir(tempDir, { recursive: true });
  const storage = where.storage ?? makeDiskStorage(folder, tempDir);
  const gate = makeGate(UPLOADS_AT_ONCE);
  return {
    storage,
    tempDir,
    work: makeBell(),
    encode: (file) => gate.run(async () => encodeUpload(await readFile(file))),
    write: async (picture) => {
      for (const { name, bytes } of picture.files) await storage.put(name, bytes);
    },
    makeVariants: (path, signal) =>
      makeVariants(storage, masterOf(path), async () => {
        signal.throwIfAborted();
        await gate.quiet(signal);
      }),
    remove: async (path) => {
      const master = masterOf(path);
      const variants = namesOf(master).filter((name) => name !== master.name);
      await Promise.all(variants.map((name) => storage.delete(name)));
      await storage.delete(master.name);
    },
    open: (path, wish) => openPicture(storage, path, wish),
    clean: (now) => removeStaleFiles(tempDir, now),
  };
}

function masterOf(path: string): MasterName {
  const master = parsePicturePath(path);
  if (!master) throw new Error('Not a path of a picture');
  return master;
}

async function encodeUpload(upload: Buffer): Promise<EncodedPicture | PictureFault> {
  const { encodePixels, makeMaster, resizeMaster } = await loadEncoder();
  const master = await makeMaster(upload);
  if (typeof master === 'string') return master;
  const name = nameMaster(master.bytes, master.extension);
  const pixels = await resizeMaster(master.bytes, FIRST_WIDTH);
  const files = [];
  for (const extension of formatsOf(name).filter((format) => format !== 'avif')) {
    const bytes = await encodePixels(pixels, extension);
    files.push({ name: nameVariant(name, FIRST_WIDTH, extension), bytes });
  }
  files.push({ name: name.name, bytes: master.bytes });
  const { width, height } = master;
  return { path: `${MEDIA_PREFIX}${name.name}`, width, height, files };
}

async function makeVariants(
  storage: MediaStorage,
  master: MasterName,
  turn: () => Promise<void>,
): Promise<void> {
  const bytes = await storage.get(master.name);
  if (!bytes) throw new Error('The master is missing');
  for (const width of PICTURE_WIDTHS) {
    await makeWidth(storage, master, { bytes, width, turn });
  }
}

async function makeWidth(
  storage: MediaStorage,
  master: MasterName,
  task: { bytes: Buffer; width: PictureWidth; turn: () => Promise<void> },
): Promise<void> {
  const missing = [];
  for (const extension of formatsOf(master)) {
    const name = nameVariant(master, task.width, extension);
    if (!(await storage.exists(name))) missing.push({ name, extension });
  }
  if (missing.length === 0) return;
  const { encodePixels, resizeMaster } = await loadEncoder();
  await task.turn();
  const pixels = await resizeMaster(task.bytes, task.width);
  for (const { name, extension } of missing) {
    await task.turn();
    await storage.put(name, await encodePixels(pixels, extension));
  }
}

async function openPicture(
  storage: MediaStorage,
  path: string,
  wish?: { width: number; accept: string },
): Promise<ServedFile | undefined> {
  const master = parsePicturePath(path);
  if (!master) return undefined;
  const candidates = wish ? rankVariants(master, wish.width, wish.accept) : [master];
  for (const [index, { name, extension }] of candidates.entries()) {
    const file = await storage.open(name);
    if (file) return { ...file, name, contentType: CONTENT_TYPES[extension], exact: index === 0 };
  }
  return undefined;
}
