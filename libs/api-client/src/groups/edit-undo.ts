import type { EndpointName } from '@shop/contract/endpoints';
import type { HttpClient } from '../http/http-client.ts';
import { keyHeader } from '../http/idempotency-key.ts';
import type { CallOptions, CreateOptions, Listing } from '../options.ts';

/** The endpoints of one kind of object, and how their responses are read. */
type EditUndo<Entity, Entry> = {
  history: EndpointName;
  entity: Parameters<HttpClient['list']>[1];
  readEntry: (value: unknown) => Entry;
  undo: EndpointName;
  readEntity: (value: unknown) => Entity;
};

/** The calls of the feature `undo` about the changes of one kind of object. */
export function editUndo<Entity, Entry>(http: HttpClient, calls: EditUndo<Entity, Entry>) {
  const withKey = keyHeader(http, calls.undo, 'undo');
  return {
    /** Feature `undo`. The latest entry first, at most 100. */
    history: (id: string, { signal }: CallOptions = {}): Promise<Listing<Entry>> =>
      http.list(calls.history, calls.entity, calls.readEntry, { params: { id }, signal }),
    /**
     * Feature `undo`. Undoes one change for ten minutes. Rejects with `bad_transition` when it is too late or was undone,
     * and when the same was changed since: a product with `product_conflict`, `stock_moved` or `out_of_stock`, others
     * with `bad_transition`. Null when the response is empty.
     */
    undo: async (
      id: string,
      change: string,
      { signal, ...key }: CreateOptions = {},
    ): Promise<Entity | null> =>
      http.write(calls.undo, calls.readEntity, {
        params: { id },
        json: { change },
        ...withKey(key),
        signal,
      }),
  };
}
