import { open, type FileHandle } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract, type Header } from 'tar-stream';
import { CommandError } from '../command-error.ts';
import { END, endSchema, MANIFEST } from './backup-format.ts';
import { createPrefixHash, tarEntrySize } from './tar-checksum.ts';

/** A file of an archive. */
export type ArchiveEntry = { name: string; bytes: Buffer };

/** Maximum bytes of a file of a backup; real files are far smaller. */
const MAX_ENTRY_BYTES = 256 * 1024 * 1024;

export const NOT_A_BACKUP = 'is not a backup of a shop';
const DAMAGED = 'is damaged';
const TRUNCATED = 'is truncated: its end is missing';

/**
 * Reads the files of an archive in order. The archive is known to be complete and unchanged only
 * after the last file: until then the caller must be able to undo what it did with the others.
 * @throws CommandError `bad-file` when it is truncated, changed or not a backup
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const handle = await openFile(file);
  const hash = createPrefixHash();
  const archive = extract();
  const reading = pipeline(
    handle.createReadStream({ autoClose: false }),
    async function* (source: AsyncIterable<Buffer>) {
      for await (const bytes of source) {
        hash.push(bytes);
        yield bytes;
      }
    },
    archive,
  );
  // The iteration below throws the same error.
  reading.catch(() => {});
  let entries = 0;
  try {
    for await (const entry of archive) {
      const { name, size } = readHeader(file, entry.header, entries);
      const bytes = await buffer(entry);
      if (name === END) {
        const end = endSchema.safeParse(parse(bytes));
        if (end.data?.entries === entries && end.data.sha256 === hash.digest()) return;
        throw badFile(file, 'has been changed since it was made');
      }
      hash.advance(tarEntrySize(size));
      entries += 1;
      yield { name, bytes };
    }
    throw badFile(file, entries === 0 ? NOT_A_BACKUP : TRUNCATED);
  } catch (error) {
    if (error instanceof CommandError || !isArchiveError(error)) throw error;
    throw badFile(file, entries === 0 ? NOT_A_BACKUP : DAMAGED);
  } finally {
    archive.destroy();
    await reading.catch(() => {});
    await handle.close();
  }
}

/** Reads an archive to its end. Returns the number of bytes of its files. */
export async function checkArchive(file: string): Promise<number> {
  let total = 0;
  for await (const { bytes } of readArchive(file)) total += bytes.length;
  return total;
}

function readHeader(
  file: string,
  { name, size, type }: Header,
  entries: number,
): { name: string; size: number } {
  if (entries === 0 && name !== MANIFEST) throw badFile(file, NOT_A_BACKUP);
  if (type !== 'file' || size > MAX_ENTRY_BYTES) throw badFile(file, DAMAGED);
  return { name, size };
}

/** tar-stream's errors have no code; an error of the file system has one and is not about the archive. */
function isArchiveError(error: unknown): boolean {
  return error instanceof Error && !('code' in error && 'syscall' in error);
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw badFile(file, isMissing ? 'does not exist' : 'cannot be read');
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** An error of the file, in one sentence. */
export function badFile(file: string, problem: string): CommandError {
  return new CommandError('bad-file', `The file ${file} ${problem}.`);
}
