import { IMAGE_WIDTHS } from '@shop/contract/constants';
import type { FeatureSet, ShopperFeatures } from '@shop/contract/features';
import type { Image } from '@shop/contract/schemas';
import { clientErrors } from './groups/client-errors.ts';
import { shopperCommands } from './groups/commands.ts';
import { shopperImages } from './groups/images.ts';
import { shopperProducts } from './groups/products.ts';
import { shopperQueries } from './groups/queries.ts';
import { shopperEndpoints } from './http/endpoint-table.ts';
import type { HttpClient } from './http/http-client.ts';
import { lazyHttpClient } from './http/lazy-http-client.ts';
import type { ApiClientOptions } from './options.ts';

/** The calls of the storefront. */
export type ShopperClient = ReturnType<typeof createShopperClient>;

/**
 * Loads what sends the calls of a shopper's client, with ky. Otherwise its first call loads it: a rendered page calls
 * nothing at first. Rejects when it cannot be loaded.
 */
export const preloadShopperClient = () => import('./http/http-client.ts');

/**
 * Creates a shopper's client of one API: `createApiClient` without the owner's calls, so that the storefront
 * does not load their code.
 * @throws TypeError when `baseUrl` is not an absolute URL
 */
export function createShopperClient(options: Omit<ApiClientOptions, 'tokens'>) {
  const http = lazyHttpClient(options, shopperEndpoints, preloadShopperClient);
  const features: () => ShopperFeatures = http.features;
  return {
    ...common(http),
    features,
    /** For another client of the same API server. */
    options,
    products: shopperProducts(http),
    images: shopperImages(http),
    commands: shopperCommands(http),
    queries: shopperQueries(http),
    clientErrors: clientErrors(http),
  };
}

/** The members that every client has, besides its groups of calls. */
export function common({ base, features }: HttpClient) {
  return {
    /**
     * The features that the latest response listed (`Shop-Features`); before the first response,
     * `initialFeatures`. A response that does not come from the API server (a proxy's 502, a page that is
     * not JSON) changes nothing.
     */
    features,
    /**
     * An image's URL at about `width` CSS pixels. The URL is unchanged when the API server offers no widths.
     */
    imageUrl: (image: Image, width?: number): string => imageUrl(image, width, base, features()),
  };
}

/**
 * An image's URL at the next larger offered width, in pixels (feature `image-widths`). The URL of an
 * image of another origin, or of an API server without widths, is unchanged.
 */
function imageUrl(
  image: Image,
  width: number | undefined,
  base: URL,
  features: FeatureSet,
): string {
  const url = URL.parse(image.url);
  if (width === undefined || !features.has('image-widths') || url?.origin !== base.origin) {
    return image.url;
  }
  const offered = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? IMAGE_WIDTHS.at(-1);
  url.searchParams.set('w', String(offered));
  return url.href;
}
