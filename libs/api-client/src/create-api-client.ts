import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { createCaller } from './caller.ts';
import { shopperCalls } from './create-shopper-client.ts';
import { accountCalls } from './entities/accounts.ts';
import { ownerOrderCalls } from './entities/orders.ts';
import { ownerProductCalls } from './entities/products.ts';
import { ownerQueryCalls } from './entities/queries.ts';
import { ownerSiteImageCalls } from './entities/site-images.ts';
import { createSession } from './transport/session.ts';

/**
 * Makes the client of one API address: every call answers data or rejects with one `ApiError`.
 * It tries reads again itself, at most twice (F1): the caller's query layer must not, so give
 * TanStack Query `retry: false`. Writes are sent once.
 * @throws TypeError when `baseUrl` is no absolute address
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { tokens } = options;
  const caller = createCaller(options, (transport) =>
    tokens ? createSession(transport, tokens) : transport.send,
  );
  return {
    ...shopperCalls(caller),
    ...ownerProductCalls(caller),
    ...ownerSiteImageCalls(caller),
    ...ownerQueryCalls(caller),
    ...ownerOrderCalls(caller),
    ...accountCalls(caller),
  };
}
