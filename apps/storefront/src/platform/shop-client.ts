import { pictureUrl, type ApiClient, type ApiClientOptions } from '@shop/api-client';

/** The calls a shopper's page makes. */
export type ShopClient = Pick<
  ApiClient,
  | 'listProducts'
  | 'listPopularProducts'
  | 'listPromoProducts'
  | 'listProductsByGender'
  | 'listProductsBySeason'
  | 'readProduct'
  | 'listBannerImages'
  | 'listRoundedImages'
  | 'createOrder'
  | 'createQuery'
  | 'features'
  | 'pictureUrl'
>;

/**
 * Makes the host's client without waiting for its code: the frame of the page is painted first, the
 * calls wait for the chunk that makes them (performance.md, "what may load after first paint").
 * @throws TypeError when `baseUrl` is no absolute address
 */
export function createShopClient(options: ApiClientOptions): ShopClient {
  const base = new URL(options.baseUrl.replace(/\/*$/, '/'));
  const before = new Set(options.initialFeatures);
  let client: ApiClient | undefined;

  async function load(): Promise<ApiClient> {
    if (client) return client;
    const { createApiClient } = await import('./host-client.ts');
    return (client ??= createApiClient(options));
  }

  const features = () => client?.features() ?? before;
  return {
    features,
    pictureUrl: (picture, width) => pictureUrl(picture, width, base, features()),
    listProducts: async (...asked) => (await load()).listProducts(...asked),
    listPopularProducts: async (...asked) => (await load()).listPopularProducts(...asked),
    listPromoProducts: async (...asked) => (await load()).listPromoProducts(...asked),
    listProductsByGender: async (...asked) => (await load()).listProductsByGender(...asked),
    listProductsBySeason: async (...asked) => (await load()).listProductsBySeason(...asked),
    readProduct: async (...asked) => (await load()).readProduct(...asked),
    listBannerImages: async (...asked) => (await load()).listBannerImages(...asked),
    listRoundedImages: async (...asked) => (await load()).listRoundedImages(...asked),
    createOrder: async (...asked) => (await load()).createOrder(...asked),
    createQuery: async (...asked) => (await load()).createQuery(...asked),
  };
}
