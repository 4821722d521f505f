import { pictureUrl, type ApiClientOptions, type ShopperClient } from '@shop/api-client';
import { importAgain } from './import-again.ts';

/** The calls a shopper's page makes. */
export type ShopClient = Pick<
  ShopperClient,
  | 'listProducts'
  | 'listPopularProducts'
  | 'listPromoProducts'
  | 'listProductsByGender'
  | 'listProductsBySeason'
  | 'listFacets'
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
  let client: ShopperClient | undefined;

  async function load(): Promise<ShopperClient> {
    if (client) return client;
    const { createShopperClient } = await importAgain(() => import('./host-client.ts'));
    return (client ??= createShopperClient(options));
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
    listFacets: async (...asked) => (await load()).listFacets(...asked),
    readProduct: async (...asked) => (await load()).readProduct(...asked),
    listBannerImages: async (...asked) => (await load()).listBannerImages(...asked),
    listRoundedImages: async (...asked) => (await load()).listRoundedImages(...asked),
    createOrder: async (...asked) => (await load()).createOrder(...asked),
    createQuery: async (...asked) => (await load()).createQuery(...asked),
  };
}
