/** The client's code in a chunk of its own; only `createShopClient` fetches it. */
export { createApiClient } from '@shop/api-client';
