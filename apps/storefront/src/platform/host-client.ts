/** The client's code in a chunk of its own; only `createShopClient` fetches it. */
export { createShopperClient } from '@shop/api-client';
