import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../platform/paths.ts';
import { lazyPage, type LazyPage } from './lazy-page.tsx';
import { speaking, withPageTexts } from './page-texts.tsx';

/** The storefront's routes, each a page in a chunk of its own. */
export const PAGES: readonly LazyPage[] = [
  lazyPage(
    paths.home,
    () => import('../pages/home/home-page.tsx'),
    ({ HomePage }) => HomePage,
  ),
  pageBeyondHome(
    patterns.shop,
    () => import('../pages/shop/shop-page.tsx'),
    ({ ShopPage }) => ShopPage,
  ),
  pageBeyondHome(
    patterns.product,
    () => import('../pages/product/product-page.tsx'),
    ({ ProductPage }) => ProductPage,
  ),
  pageBeyondHome(
    paths.cart,
    () => import('../pages/cart/cart-page.tsx'),
    ({ CartPage }) => CartPage,
  ),
  pageBeyondHome(
    paths.checkout,
    () => import('../pages/checkout/checkout-page.tsx'),
    ({ CheckoutPage }) => CheckoutPage,
  ),
  pageBeyondHome(
    paths.contact,
    () => import('../pages/contact/contact-page.tsx'),
    ({ ContactPage }) => ContactPage,
  ),
  pageBeyondHome(
    paths.about,
    () => import('../pages/about/about-page.tsx'),
    ({ AboutPage }) => AboutPage,
  ),
  lazyPage(
    '*',
    () => import('../pages/not-found/not-found-page.tsx'),
    ({ NotFoundPage }) => NotFoundPage,
  ),
];

function pageBeyondHome<Module>(
  path: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType,
): LazyPage {
  return lazyPage(
    path,
    () => withPageTexts(load),
    (module) => speaking(pick(module)),
  );
}

/**
 * Fetches the chunk of the page at a path, so that the first render shows it whole. Never rejects: a
 * chunk that cannot be had is the page's own matter.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const page = PAGES.find(({ path }) => matchPath({ path }, pathname));
  await page?.preload().catch(() => undefined);
}
