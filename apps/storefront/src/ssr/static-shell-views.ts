import { PAGE_SIZE, IMAGE_WIDTHS } from '@shop/contract/constants';
import { paths } from '../lib/paths.ts';
import { imageSizes } from '../lib/image-sizes.ts';

/** A read of the API, exactly as the app sends it to an API server whose features are unknown (API-4). */
export type PrefetchedCall = {
  /** Its path and query; `{id}` is the page's own `?id=`. */
  call: string;
  /** The call is sent only when the previous response lists this feature. */
  feature?: string;
};

/** The first image of the last call's response, where the API server offers `image-widths`. */
export type PrefetchedImage = {
  /** The selector of its box in the shell. */
  box: string;
  /** The field with its path, or with a list of paths. */
  field: string;
  /** The image's `sizes` attribute. */
  sizes: string;
  /** The offered widths, in pixels. */
  widths: readonly number[];
};

/** The static shell of one path: what `static-shell.ts` displays and requests before the app is loaded. */
export type ShellView = {
  /** The page's lazily loaded modules. */
  modules: readonly string[];
  /** The query that its URL must have: any, none, or an `?id=`. */
  query: 'any' | 'none' | 'id';
  /** The first API calls of the page, in this order. */
  calls?: readonly PrefetchedCall[];
  image?: PrefetchedImage;
  /** The path that the shell is rendered with. */
  path: string;
};

const PAGE_TEXTS = '../../libs/i18n/src/locales/fr/storefront-pages.ts';

/** Shells by path. A path that ends in `/` matches all paths with that prefix, except `/` itself. */
export const shellViews: Readonly<Record<string, ShellView>> = {
  '/': {
    path: '/',
    modules: ['src/pages/home/home-page.tsx'],
    query: 'any',
    calls: [{ call: '/api/images/banner/' }],
    image: firstImage('[data-shape="product"]', 'image', imageSizes.banner),
  },
  '/shop': {
    path: '/shop',
    modules: ['src/pages/shop/shop-page.tsx', PAGE_TEXTS],
    query: 'none',
    calls: [{ call: `/api/products/?sort=newest&limit=${PAGE_SIZE}&offset=0` }],
    image: firstImage('[data-shape="product"]', 'product_images', imageSizes.grid),
  },
  '/product/': {
    path: '/product/name?id=id',
    modules: ['src/pages/product/product-page.tsx', PAGE_TEXTS],
    query: 'id',
    calls: [
      { call: '/api/products/?limit=1' },
      { call: '/api/products/{id}/', feature: 'product-read' },
    ],
    image: firstImage('[data-shape="product"]', 'product_images', imageSizes.product),
  },
  [paths.cart]: {
    path: paths.cart,
    modules: ['src/pages/cart/cart-page.tsx', PAGE_TEXTS],
    query: 'any',
  },
  [paths.checkout]: {
    path: paths.checkout,
    modules: ['src/pages/checkout/checkout-page.tsx', PAGE_TEXTS],
    query: 'any',
  },
};

function firstImage(box: string, field: string, sizes: string): PrefetchedImage {
  return { box, field, sizes, widths: IMAGE_WIDTHS };
}
