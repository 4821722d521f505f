import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { createCaller } from './caller.ts';
import { accountCalls } from './entities/accounts.ts';
import { orderCalls } from './entities/orders.ts';
import { productCalls } from './entities/products.ts';
import { queryCalls } from './entities/queries.ts';
import { siteImageCalls } from './entities/site-images.ts';
import { pictureUrl } from './picture-url.ts';

/**
 * Makes the client of one API address: every call answers data or rejects with one `ApiError`.
 * It tries reads again itself, at most twice (F1): the caller's query layer must not, so give
 * TanStack Query `retry: false`. Writes are sent once.
 * @throws TypeError when `baseUrl` is no absolute address
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const caller = createCaller(options);
  const { base, features } = caller;
  return {
    features,
    pictureUrl: (picture, width) => pictureUrl(picture, width, base, features()),
    ...productCalls(caller),
    ...siteImageCalls(caller),
    ...queryCalls(caller),
    ...orderCalls(caller),
    ...accountCalls(caller),
  };
}
