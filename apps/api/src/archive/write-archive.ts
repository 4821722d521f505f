import { createHash } from 'node:crypto';
import { access, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { CommandFault } from '../command-fault.ts';
import { syncFolder } from '../media/sync-folder.ts';
import { BLOCK, paddingOf, writeTarHeader } from './tar-header.ts';

/** The last file of an archive: how many came before it, and the SHA-256 of all bytes up to it. */
export const END = 'end.json';

/** An archive being written: `add` puts one file in. */
export type Archive = { add: (name: string, bytes: Buffer) => Promise<void> };

/**
 * Writes one archive: under the name with `.part` until it is whole and on disk, then under its own.
 * Killed at any moment, it leaves no file of that name. Nobody but the account that runs it may read it.
 * @throws CommandFault `refused` when there is such a file already; whatever `fill` throws
 */
export async function writeArchive<Result>(
  file: string,
  fill: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  await refuseTaken(file);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const handle = await open(part, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let entries = 0;
    const put = async (name: string, bytes: Buffer) => {
      const header = writeTarHeader({ name, size: bytes.length });
      const block = Buffer.concat([header, bytes, Buffer.alloc(paddingOf(bytes.length))]);
      hash.update(block);
      await handle.writeFile(block);
    };
    const result = await fill({
      add: async (name, bytes) => {
        entries += 1;
        await put(name, bytes);
      },
    });
    const sha256 = hash.copy().digest('hex');
    await put(END, Buffer.from(JSON.stringify({ entries, sha256 })));
    await handle.writeFile(Buffer.alloc(2 * BLOCK));
    await handle.sync();
    await handle.close();
    await refuseTaken(file);
    await rename(part, file);
    await syncFolder(dirname(file));
    return result;
  } finally {
    await handle.close();
    await rm(part, { force: true });
  }
}

async function refuseTaken(file: string): Promise<void> {
  const taken = await access(file).then(
    () => true,
    () => false,
  );
  if (taken) {
    throw new CommandFault('refused', `There is a file ${file} already: name another one.`);
  }
}
