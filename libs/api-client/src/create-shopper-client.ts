import type { ApiClient, ApiClientOptions } from './api-client.ts';
import { createCaller, type Caller } from './caller.ts';
import { shopperOrderCalls } from './entities/orders.ts';
import { shopperProductCalls } from './entities/products.ts';
import { shopperQueryCalls } from './entities/queries.ts';
import { shopperSiteImageCalls } from './entities/site-images.ts';
import { pictureUrl } from './picture-url.ts';

/** The calls a shopper's page makes. */
export type ShopperClient = Pick<ApiClient, keyof ReturnType<typeof shopperCalls>>;

/**
 * Makes a shopper's client of one API address: `createApiClient` without the owner's calls, whose
 * code a shopper need not fetch.
 * @throws TypeError when `baseUrl` is no absolute address
 */
export function createShopperClient(options: Omit<ApiClientOptions, 'tokens'>): ShopperClient {
  return shopperCalls(createCaller(options));
}

/** What every client can do. */
export function shopperCalls(caller: Caller) {
  const { base, features } = caller;
  return {
    features,
    pictureUrl: (...[picture, width]: Parameters<ApiClient['pictureUrl']>) =>
      pictureUrl(picture, width, base, features()),
    ...shopperProductCalls(caller),
    ...shopperSiteImageCalls(caller),
    ...shopperQueryCalls(caller),
    ...shopperOrderCalls(caller),
  };
}
