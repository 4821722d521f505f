import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ExportError } from './export-error.ts';

/** The list of the files of an export, in its folder. */
const MANIFEST = '.export.json';
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
]);
/** A smaller file becomes hardly smaller. */
const MIN_COMPRESSED_BYTES = 256;
/** A page is 1 % larger with 6 than with 9, in a thirtieth of the time. The other files are compressed once a build. */
const BROTLI_QUALITY = { page: 6, other: 11 };

/** The files of an export by path: the hash of what they were made of, and their compressed copies. */
type Files = Record<string, { input: string; copies: readonly string[] }>;
/** What a folder has. A folder that no export wrote has no app. */
type Manifest = { app?: ExportedApp; files: Files };

export type ExportedApp = 'storefront' | 'backoffice';

/** What an export changed. */
export type Changes = { written: number; unchanged: number; removed: number };

/** The folder of an export while it is written. Nothing in it changes before `commit`. */
export type OutputFolder = {
  /** Whether this export has a file. */
  has: (path: string) => boolean;
  /** Whether the last export made this file from the same input; the file is kept. */
  keep: (path: string, input: string) => boolean;
  /**
   * Writes a file and, for a text, its compressed copies `.br` and `.gz`. A file of the same input is kept.
   * @param input what the file was made of; without it, its content
   */
  write: (path: string, content: string | Buffer, input?: string) => Promise<void>;
  /**
   * Writes a file that people edit on the host. It has no compressed copies, which would keep the former text, and an
   * edited one is replaced.
   */
  writeEditable: (path: string, content: string) => Promise<void>;
  /** Moves the new files into the folder, pages last, then removes those that this export does not have. */
  commit: () => Promise<Changes>;
  /** Removes what was written. The folder is as before. */
  discard: () => Promise<void>;
};

/**
 * Opens the folder of an export. New files are written beside it first, so that an export that fails leaves the
 * folder as it was.
 * @throws ExportError when the folder has files that no export wrote, or another app
 */
export async function openOutputFolder(folder: string, app: ExportedApp): Promise<OutputFolder> {
  const { app: exported = app, files: previous } = await readManifest(folder);
  if (exported !== app) {
    throw new ExportError(`${folder} has the ${exported}: choose another folder for --out.`);
  }
  const staging = `${folder}.partial`;
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true });
  const next: Files = {};
  const written = new Set<string>();
  const staged: string[] = [];

  function keep(path: string, input: string): boolean {
    const file = previous[path];
    if (file === undefined || file.input !== hash(input)) return false;
    next[path] = file;
    return true;
  }

  async function stage(path: string, content: string | Buffer) {
    await mkdir(dirname(join(staging, path)), { recursive: true });
    await writeFile(join(staging, path), content);
    staged.push(path);
  }

  return {
    has: (path) => next[path] !== undefined,
    keep,
    write: async (path, content, input = content.toString('latin1')) => {
      if (keep(path, input)) return;
      const bytes = Buffer.from(content);
      const copies = await compressedCopies(path, bytes);
      await stage(path, bytes);
      for (const [copy, compressed] of copies) await stage(copy, compressed);
      next[path] = { input: hash(input), copies: copies.map(([copy]) => copy) };
      written.add(path);
    },
    writeEditable: async (path, content) => {
      next[path] = { input: hash(content), copies: [] };
      const present = await readFile(join(folder, path), 'utf8').catch(() => undefined);
      if (present === content) return;
      await stage(path, content);
      written.add(path);
    },
    commit: async () => {
      // Before the first file is moved, so that a full disk leaves the folder as it was.
      await writeFile(
        join(staging, MANIFEST),
        JSON.stringify({ app, files: next } satisfies Manifest),
      );
      await mkdir(folder, { recursive: true });
      // A page that is already online needs the files that it names.
      const pagesLast = staged.toSorted(
        (one, other) => Number(isPage(one)) - Number(isPage(other)),
      );
      for (const path of pagesLast) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await rename(join(staging, path), join(folder, path));
      }
      await rename(join(staging, MANIFEST), join(folder, MANIFEST));
      const kept = new Set(allFiles(next));
      const removed = allFiles(previous).filter((path) => !kept.has(path));
      for (const path of removed) await rm(join(folder, path), { force: true });
      await rm(staging, { recursive: true, force: true });
      const missing = Object.keys(previous).filter((path) => next[path] === undefined).length;
      const unchanged = Object.keys(next).length - written.size;
      return { written: written.size, unchanged, removed: missing };
    },
    // Files that were being written when the export failed may still arrive.
    discard: () => rm(staging, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** Reads the list of the last export. A file that is missing in the folder is left out, so that it is written again. */
async function readManifest(folder: string): Promise<Manifest> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTDIR') return [];
    throw new ExportError(`${folder} is a file: choose a folder for --out.`);
  });
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) {
    if (entries.length === 0) return { files: {} };
    throw new ExportError(
      `${folder} has files that no export wrote: choose an empty folder for --out.`,
    );
  }
  const { app, files } = parseManifest(text);
  const present = await Promise.all(
    Object.entries(files).map(async ([path, file]) => {
      const checks = [path, ...file.copies].map((each) => access(join(folder, each)));
      const results = await Promise.allSettled(checks);
      return results.every(({ status }) => status === 'fulfilled') ? [[path, file] as const] : [];
    }),
  );
  return { ...(app && { app }), files: Object.fromEntries(present.flat()) };
}

/** A list that was cut off, or is of a former version, is as none: every file is written again. */
function parseManifest(text: string): Manifest {
  try {
    const { app, files = {} }: Partial<Manifest> = JSON.parse(text);
    return { ...(app && { app }), files };
  } catch {
    return { files: {} };
  }
}

function allFiles(files: Files): string[] {
  return Object.entries(files).flatMap(([path, { copies }]) => [path, ...copies]);
}

function isPage(path: string): boolean {
  return /\.html(\.\w+)?$/.test(path);
}

async function compressedCopies(
  path: string,
  bytes: Buffer,
): Promise<[path: string, bytes: Buffer][]> {
  if (!COMPRESSED.has(extname(path)) || bytes.length < MIN_COMPRESSED_BYTES) return [];
  const quality = isPage(path) ? BROTLI_QUALITY.page : BROTLI_QUALITY.other;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    [`${path}.br`, br],
    [`${path}.gz`, gz],
  ];
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
