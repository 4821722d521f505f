import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { z } from 'zod';
import { CommandFault } from '../command-fault.ts';
import { BLOCK, paddingOf, readTarHeader } from './tar-header.ts';
import { END } from './write-archive.ts';

/** One file of an archive. */
export type ArchiveEntry = { name: string; bytes: Buffer };

/** Nothing we write comes near it; a size beyond is damage. */
const LARGEST = 256 * 1024 * 1024;

export const FOREIGN = 'is no backup of a shop';

const endSchema = z.object({ entries: z.int(), sha256: z.string() });

/**
 * Reads an archive's files in order. Only when the last one has been handed over without a failure
 * was it whole and unchanged: until then the reader must be able to take everything back.
 * @throws CommandFault `bad-file` when it is cut short, changed, or no archive of ours
 */
export async function* readArchive(file: string): AsyncGenerator<ArchiveEntry> {
  const handle = await openFile(file);
  const hash = createHash('sha256');
  let entries = 0;
  try {
    for (;;) {
      const header = await take(handle, BLOCK);
      const found = readTarHeader(header);
      if (!found || found.size > LARGEST) throw bad(file, entries === 0 ? FOREIGN : 'is damaged');
      const padded = await take(handle, found.size + paddingOf(found.size));
      const bytes = padded.subarray(0, found.size);
      if (found.name === END) {
        const end = endSchema.safeParse(parse(bytes));
        if (end.data?.entries === entries && end.data.sha256 === hash.digest('hex')) return;
        throw bad(file, 'has been changed since it was made');
      }
      hash.update(header).update(padded);
      entries += 1;
      yield { name: found.name, bytes };
    }
  } catch (error) {
    if (!(error instanceof Cut)) throw error;
    throw bad(file, entries === 0 ? FOREIGN : 'was cut short: it has no end');
  } finally {
    await handle.close();
  }
}

/** Reads an archive from end to end; answers how many bytes its files have. */
export async function checkArchive(file: string): Promise<number> {
  let total = 0;
  for await (const { bytes } of readArchive(file)) total += bytes.length;
  return total;
}

/** The file ended before the archive did. */
class Cut extends Error {}

async function take(handle: FileHandle, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  let read = 0;
  while (read < length) {
    const { bytesRead } = await handle.read(buffer, read, length - read);
    if (bytesRead === 0) throw new Cut();
    read += bytesRead;
  }
  return buffer;
}

async function openFile(file: string): Promise<FileHandle> {
  try {
    return await open(file);
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw bad(file, absent ? 'does not exist' : 'cannot be read');
  }
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** A failure of the file, in one sentence. */
export function bad(file: string, what: string): CommandFault {
  return new CommandFault('bad-file', `The file ${file} ${what}.`);
}
