import { IMAGE_WIDTHS } from '@shop/contract/constants';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import { restrictAccess } from '../restrict-access.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.ts';
import { createDiskStorage } from './disk-storage.ts';
import type { InvalidImageCode } from './encode.ts';
import {
  CONTENT_TYPES,
  MEDIA_PREFIX,
  formatsOf,
  nameMaster,
  nameRendition,
  renditionsToRemove,
  parseImagePath,
  type MasterName,
  type ImageWidth,
} from './image-names.ts';
import { rankRenditions } from './negotiate.ts';
import { openTempFolder } from './temp-folder.ts';
import type { MediaStorage, OpenFile } from './storage.ts';

/** Imported with the first encoding: most starts and most CLI commands do not encode images. */
const loadEncoder = () => import('./encode.ts');
/** Maximum number of uploads that are encoded at the same time: one of 40 megapixels takes up to 250 MB. */
const MAX_UPLOADS = 1;
/** Background encoding waits until no upload was encoded for this long, in milliseconds. */
const IDLE_MS = 300;
const CHECK_INTERVAL_MS = 50;
/** The width that is encoded before an upload's response; the other widths follow in the background. */
const FIRST_WIDTH = 720;

/** An uploaded image, encoded but not yet written. */
type EncodedImage = {
  path: string;
  width: number;
  height: number;
  files: readonly { name: string; bytes: Buffer }[];
};

/** An image file that is served; `exact` when no better file is still to be encoded. */
export type ServedFile = OpenFile & { name: string; contentType: string; exact: boolean };

/** The requested width in pixels, and the Accept header. */
export type RenditionRequest = { width: number; accept: string };

/** The image files: encoded from uploads, stored, served and removed. It does not use the database. */
export type Media = {
  /** The stored files, for backups. */
  storage: MediaStorage;
  /** The folder of this process for uploads while they are read (`temp-folder.ts`). */
  tempDir: string;
  /** Notified when there are renditions to encode. */
  work: WakeSignal;
  /** Encodes the master and the first renditions of an uploaded file. */
  encode: (file: string) => Promise<EncodedImage | InvalidImageCode>;
  /** Writes the files of an encoded image durably, the master last. */
  write: (image: EncodedImage) => Promise<void>;
  /** Encodes the missing renditions of a written image; uploads have priority. Rejects when `signal` aborts. */
  makeRenditions: (path: string, signal: AbortSignal) => Promise<void>;
  /** Removes all files of an image. */
  remove: (path: string) => Promise<void>;
  /**
   * Opens the best file for a width and an Accept header, or the master without a width; undefined when the image
   * does not exist.
   */
  open: (path: string, requested?: RenditionRequest) => Promise<ServedFile | undefined>;
};

/**
 * Opens the image files, by default in the folder `media` of the data folder.
 * @param location.dataDir absolute; created when absent
 * @param location.storage instead of the folder
 */
export async function createMedia(location: {
  dataDir: string;
  storage?: MediaStorage | undefined;
}): Promise<Media> {
  const folder = join(location.dataDir, 'media');
  const tempDir = await openTempFolder(join(folder, 'tmp'));
  // Files of an older version may be readable by others: the folder keeps them out.
  await restrictAccess(folder, 0o700);
  const storage = location.storage ?? createDiskStorage(folder, tempDir);
  const uploads = pLimit(MAX_UPLOADS);
  let lastUploadEnd = -Infinity;
  const isIdle = () => uploads.activeCount === 0 && performance.now() - lastUploadEnd >= IDLE_MS;
  return {
    storage,
    tempDir,
    work: createWakeSignal(),
    encode: (file) =>
      uploads(async () => {
        try {
          return await encodeUpload(await readFile(file));
        } finally {
          lastUploadEnd = performance.now();
        }
      }),
    write: async (image) => {
      for (const { name, bytes } of image.files) await storage.put(name, bytes);
    },
    makeRenditions: (path, signal) =>
      makeRenditions(storage, masterOf(path), async () => {
        signal.throwIfAborted();
        while (!isIdle()) await sleep(CHECK_INTERVAL_MS, undefined, { signal });
      }),
    remove: async (path) => {
      const master = masterOf(path);
      await Promise.all(renditionsToRemove(master).map((name) => storage.delete(name)));
      await storage.delete(master.name);
    },
    open: (path, requested) => openImage(storage, path, requested),
  };
}

function masterOf(path: string): MasterName {
  const master = parseImagePath(path);
  if (!master) throw new Error('Not an image path');
  return master;
}

async function encodeUpload(upload: Buffer): Promise<EncodedImage | InvalidImageCode> {
  const { encodePixels, makeMaster, resizeMaster } = await loadEncoder();
  const master = await makeMaster(upload);
  if (typeof master === 'string') return master;
  const name = nameMaster(master.bytes, master.extension);
  const pixels = await resizeMaster(master.bytes, FIRST_WIDTH);
  const files = [];
  for (const extension of formatsOf(name).filter((format) => format !== 'avif')) {
    const bytes = await encodePixels(pixels, extension);
    files.push({ name: nameRendition(name, FIRST_WIDTH, extension), bytes });
  }
  files.push({ name: name.name, bytes: master.bytes });
  const { width, height } = master;
  return { path: `${MEDIA_PREFIX}${name.name}`, width, height, files };
}

async function makeRenditions(
  storage: MediaStorage,
  master: MasterName,
  waitUntilIdle: () => Promise<void>,
): Promise<void> {
  const bytes = await storage.get(master.name);
  if (!bytes) throw new Error('The master is missing');
  for (const width of IMAGE_WIDTHS) {
    await makeWidth(storage, master, { bytes, width, waitUntilIdle });
  }
}

async function makeWidth(
  storage: MediaStorage,
  master: MasterName,
  task: { bytes: Buffer; width: ImageWidth; waitUntilIdle: () => Promise<void> },
): Promise<void> {
  const missing = [];
  for (const extension of formatsOf(master)) {
    const name = nameRendition(master, task.width, extension);
    if (!(await storage.exists(name))) missing.push({ name, extension });
  }
  if (missing.length === 0) return;
  const { encodePixels, resizeMaster } = await loadEncoder();
  await task.waitUntilIdle();
  const pixels = await resizeMaster(task.bytes, task.width);
  for (const { name, extension } of missing) {
    await task.waitUntilIdle();
    await storage.put(name, await encodePixels(pixels, extension));
  }
}

async function openImage(
  storage: MediaStorage,
  path: string,
  requested?: RenditionRequest,
): Promise<ServedFile | undefined> {
  const master = parseImagePath(path);
  if (!master) return undefined;
  const candidates = requested
    ? rankRenditions(master, requested.width, requested.accept)
    : [master];
  for (const [index, { name, extension }] of candidates.entries()) {
    const file = await storage.open(name);
    if (file) return { ...file, name, contentType: CONTENT_TYPES[extension], exact: index === 0 };
  }
  return undefined;
}
