import type { LinkedOrder, LinkedOrderChange } from '@shop/contract/schemas';
import type { HttpClient } from '../http/http-client.ts';
import type { CallOptions } from '../options.ts';
import { readLinkedOrder } from '../readers/linked-order.ts';

/**
 * A buyer's calls about the order of a link. The token is in the body, so no URL of a log has it. A token without an
 * order rejects as `link_refused`, whatever the reason.
 */
export function linkedCommands({ base, get }: HttpClient) {
  const order = (value: unknown) => readLinkedOrder(value, base);

  return {
    /** Feature `confirmation-link`. */
    getLinked: (token: string, { signal }: CallOptions = {}): Promise<LinkedOrder> =>
      get('readLinkedOrder', order, { json: { token }, signal }),
    /**
     * Feature `confirmation-link`. Resolves to the order as it is now: one that is not new does not change. Rejects as
     * `order_conflict` when a new one has another `version`.
     */
    updateLinked: (
      token: string,
      { version, status, city, street, sizes }: Omit<LinkedOrderChange, 'token'>,
      { signal }: CallOptions = {},
    ): Promise<LinkedOrder> =>
      get('updateLinkedOrder', order, {
        json: { token, version, status, city, street, sizes },
        signal,
      }),
  };
}
