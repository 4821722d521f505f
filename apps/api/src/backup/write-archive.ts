import { createHash } from 'node:crypto';
import { access, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { CommandError } from '../command-error.ts';
import { syncFolder } from '../media/sync-folder.ts';
import { END } from './backup-format.ts';
import { tarEntrySize } from './tar-checksum.ts';

/** An archive that is being written: `add` adds a file. */
export type Archive = { add: (name: string, bytes: Buffer) => Promise<void> };

/** A tar archive ends with two empty blocks. */
const END_OF_TAR_BYTES = 1_024;
/** Without a modification time, equal contents give equal archives. */
const HEADER = { type: 'file', mode: 0o600, mtime: new Date(0) } as const;

/**
 * Writes an archive under its name with `.part`, and renames it when it is complete and on disk. A
 * killed process leaves no file with the final name. Only the user that runs it can read the file.
 * @throws CommandError `refused` when the file exists; the errors of `fill`
 */
export async function writeArchive<Result>(
  file: string,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  await refuseExisting(file);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    const result = await writeEntries(handle, fill);
    await handle.sync();
    await handle.close();
    await refuseExisting(file);
    await rename(part, file);
    await syncFolder(dirname(file));
    return result;
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
}

async function writeEntries<Result>(
  handle: FileHandle,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const hash = createHash('sha256');
  let entries = 0;
  const result = await fill({
    add: async (name, bytes) => {
      const entry = await toTarEntry(name, bytes);
      hash.update(entry);
      await handle.writeFile(entry);
      entries += 1;
    },
  });
  const end = { entries, sha256: hash.digest('hex') };
  await handle.writeFile(await toTarEntry(END, Buffer.from(JSON.stringify(end))));
  await handle.writeFile(Buffer.alloc(END_OF_TAR_BYTES));
  return result;
}

/** The bytes of one file in the archive: its header, its content and the padding. */
async function toTarEntry(name: string, bytes: Buffer): Promise<Buffer> {
  // A longer name would need a header of its own, which the checksum does not include.
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error('Not a name of a file of a backup');
  const archive = pack();
  archive.entry({ ...HEADER, name, size: bytes.length }, bytes);
  archive.finalize();
  return (await buffer(archive)).subarray(0, tarEntrySize(bytes.length));
}

async function refuseExisting(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) {
    throw new CommandError('refused', `There is a file ${file} already: name another one.`);
  }
}
