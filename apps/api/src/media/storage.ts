import type { Readable } from 'node:stream';

/** A stored file opened for reading. */
export type OpenFile = { bytes: number; stream: Readable };

/**
 * The image files, stored by name. `put` is atomic and durable: after it resolves, the file survives a
 * crash, and part of a file is never visible. Reading a missing name returns undefined; deleting one does
 * nothing.
 */
export type MediaStorage = {
  put: (name: string, bytes: Buffer) => Promise<void>;
  get: (name: string) => Promise<Buffer | undefined>;
  open: (name: string) => Promise<OpenFile | undefined>;
  exists: (name: string) => Promise<boolean>;
  delete: (name: string) => Promise<void>;
};
