import type { BinEntry, BinListQuery } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions, Listing } from '../options.ts';
import { readBinEntry } from '../readers/bin.ts';

/** The deleted products, orders, messages and site images (feature `undo`). */
export function adminBin(http: HttpClient) {
  const { base, list, write, send } = http;
  const entry = (value: unknown) => readBinEntry(value, base);

  return {
    /** Feature `undo`. The latest deletion first. */
    list: (query: BinListQuery = {}, { signal }: CallOptions = {}): Promise<Listing<BinEntry>> =>
      list('listBin', 'deleted object', entry, { query, signal }),
    /** Feature `undo`. The id is `binEntryId` of a deleted object. Null when the response is empty. */
    restore: (id: string, { signal }: CallOptions = {}): Promise<BinEntry | null> =>
      write('restoreBinEntry', entry, { params: { id }, signal }),
    /** Feature `undo`. Deletes an entry for good. */
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteBinEntry', { params: { id }, signal }),
  };
}
