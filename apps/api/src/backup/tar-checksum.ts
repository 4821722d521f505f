import { createHash } from 'node:crypto';

const BLOCK = 512;

/** Computes the SHA-256 of the first bytes of a stream, up to a boundary that is known later. */
export type PrefixHash = {
  /** Adds the next bytes of the stream. */
  push: (bytes: Uint8Array) => void;
  /** Moves the boundary. @throws when the bytes before it have not been pushed yet */
  advance: (bytes: number) => void;
  /** The SHA-256 of the bytes before the boundary, in hexadecimal. Call it once. */
  digest: () => string;
};

export function createPrefixHash(): PrefixHash {
  const hash = createHash('sha256');
  let pending: Uint8Array[] = [];
  return {
    push: (bytes) => void pending.push(bytes),
    advance: (count) => {
      let left = count;
      while (left > 0) {
        const [first] = pending;
        if (!first) throw new RangeError('The bytes before the boundary are missing');
        hash.update(first.subarray(0, left));
        if (first.length <= left) pending.shift();
        else pending = [first.subarray(left), ...pending.slice(1)];
        left -= Math.min(left, first.length);
      }
    },
    digest: () => hash.digest('hex'),
  };
}

/** The bytes of a file in a tar archive: its header, its content and the padding. */
export function tarEntrySize(contentSize: number): number {
  return BLOCK + Math.ceil(contentSize / BLOCK) * BLOCK;
}
