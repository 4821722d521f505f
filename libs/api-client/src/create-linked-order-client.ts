import { common, preloadShopperClient, type ShopperClient } from './create-shopper-client.ts';
import { linkedCommands } from './groups/linked-commands.ts';
import { lazyHttpClient } from './http/lazy-http-client.ts';
import { linkedOrderEndpoints } from './http/linked-order-endpoints.ts';

/** The calls of the page of a buyer's link. */
export type LinkedOrderClient = ReturnType<typeof createLinkedOrderClient>;

/**
 * Creates the client of a buyer's link, for the API server of a shopper's client: the code of every other page does
 * not have these calls. An API server with the feature `confirmation-link` made the link, so its first response need
 * not list it.
 */
export function createLinkedOrderClient({ options }: Pick<ShopperClient, 'options'>) {
  const http = lazyHttpClient(
    { ...options, initialFeatures: ['confirmation-link'] },
    linkedOrderEndpoints,
    preloadShopperClient,
  );
  return { ...common(http), commands: linkedCommands(http) };
}
