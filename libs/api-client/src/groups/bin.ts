import type { BinEntry, BinListQuery } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions, Listing } from '../options.ts';
import { readBinEntry } from '../readers/bin.ts';

/** The deleted products, orders and messages (feature `undo`). */
export function adminBin(http: HttpClient) {
  const { list, write, send } = http;

  return {
    /** Feature `undo`. The latest deletion first. */
    list: (query: BinListQuery = {}, { signal }: CallOptions = {}): Promise<Listing<BinEntry>> =>
      list('listBin', 'deleted object', readBinEntry, { query, signal }),
    /** Feature `undo`. The id is `binEntryId` of a deleted object. Null when the response is empty. */
    restore: (id: string, { signal }: CallOptions = {}): Promise<BinEntry | null> =>
      write('restoreBinEntry', readBinEntry, { params: { id }, signal }),
    /** Feature `undo`. Deletes an entry for good. */
    delete: (id: string, { signal }: CallOptions = {}): Promise<void> =>
      send('deleteBinEntry', { params: { id }, signal }),
  };
}
