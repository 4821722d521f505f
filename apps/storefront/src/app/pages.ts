import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../platform/paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';

/** The storefront's routes, each a page in a chunk of its own. */
export const PAGES: readonly { path: string; page: LazyPage }[] = [
  {
    path: paths.home,
    page: lazyPage(async () => (await import('../pages/home/home-page.tsx')).HomePage),
  },
  {
    path: patterns.shop,
    page: lazyPage(async () => (await import('../pages/shop/shop-page.tsx')).ShopPage),
  },
  {
    path: patterns.product,
    page: lazyPage(async () => (await import('../pages/product/product-page.tsx')).ProductPage),
  },
  {
    path: paths.cart,
    page: lazyPage(async () => (await import('../pages/cart/cart-page.tsx')).CartPage),
  },
  {
    path: paths.checkout,
    page: lazyPage(async () => (await import('../pages/checkout/checkout-page.tsx')).CheckoutPage),
  },
  {
    path: paths.contact,
    page: lazyPage(async () => (await import('../pages/contact/contact-page.tsx')).ContactPage),
  },
  {
    path: paths.about,
    page: lazyPage(async () => (await import('../pages/about/about-page.tsx')).AboutPage),
  },
  {
    path: '*',
    page: lazyPage(
      async () => (await import('../pages/not-found/not-found-page.tsx')).NotFoundPage,
    ),
  },
];

/**
 * Fetches the chunk of the page at a path, so that the first render shows it whole. Never rejects: a
 * chunk that cannot be had is the error boundary's matter.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const route = PAGES.find(({ path }) => matchPath({ path }, pathname));
  await route?.page.preload().catch(() => undefined);
}
