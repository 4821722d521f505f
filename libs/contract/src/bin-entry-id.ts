import { BIN_KINDS, type BinKind } from './constants.ts';

/** The id of the entry that the bin has of an object: `order-K7Q29-FXM3T`. */
export function binEntryId(kind: BinKind, object: string): string {
  return `${kind}-${object}`;
}

/** The kind and the object of an entry; undefined for another text. */
export function parseBinEntryId(id: string): { kind: BinKind; object: string } | undefined {
  const kind = BIN_KINDS.find((each) => id.startsWith(`${each}-`));
  return kind && { kind, object: id.slice(kind.length + 1) };
}
