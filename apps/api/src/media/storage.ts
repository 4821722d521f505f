import type { Readable } from 'node:stream';

/** A stored file opened for reading. */
export type OpenFile = { bytes: number; stream: Readable };

/**
 * Where pictures' files are kept, by name. `put` is all or nothing and durable: once it resolves the
 * file survives a crash, and a name never shows half a file. Reading a missing name answers
 * undefined, deleting one does nothing.
 */
export type MediaStorage = {
  put: (name: string, bytes: Buffer) => Promise<void>;
  get: (name: string) => Promise<Buffer | undefined>;
  open: (name: string) => Promise<OpenFile | undefined>;
  exists: (name: string) => Promise<boolean>;
  delete: (name: string) => Promise<void>;
};
