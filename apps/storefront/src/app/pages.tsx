import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { loadPages } from '@shop/i18n/storefront';
import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath } from 'react-router-dom';
import { paths, patterns } from '../lib/paths.ts';
import { ChunkErrorPage } from './layout/chunk-error-page.tsx';

let resources: Awaited<ReturnType<typeof loadPages>>['storefrontPages'] | undefined;

/** The storefront's routes, each a page in a chunk of its own. */
export const PAGES: readonly LazyPage[] = [
  lazyPage(
    paths.home,
    () => import('../pages/home/home-page.tsx'),
    ({ HomePage }) => HomePage,
  ),
  pageWithNamespace(
    patterns.shop,
    () => import('../pages/shop/shop-page.tsx'),
    ({ ShopPage }) => ShopPage,
  ),
  pageWithNamespace(
    patterns.product,
    () => import('../pages/product/product-page.tsx'),
    ({ ProductPage }) => ProductPage,
  ),
  pageWithNamespace(
    paths.cart,
    () => import('../pages/cart/cart-page.tsx'),
    ({ CartPage }) => CartPage,
  ),
  pageWithNamespace(
    paths.checkout,
    () => import('../pages/checkout/checkout-page.tsx'),
    ({ CheckoutPage }) => CheckoutPage,
  ),
  pageWithNamespace(
    paths.order,
    () => import('../pages/order/order-page.tsx'),
    ({ OrderPage }) => OrderPage,
  ),
  pageWithNamespace(
    paths.favourites,
    () => import('../pages/favourites/favourites-page.tsx'),
    ({ FavouritesPage }) => FavouritesPage,
  ),
  pageWithNamespace(
    paths.contact,
    () => import('../pages/contact/contact-page.tsx'),
    ({ ContactPage }) => ContactPage,
  ),
  pageWithNamespace(
    paths.about,
    () => import('../pages/about/about-page.tsx'),
    ({ AboutPage }) => AboutPage,
  ),
  pageWithNamespace(
    '*',
    () => import('../pages/not-found/not-found-page.tsx'),
    ({ NotFoundPage }) => NotFoundPage,
  ),
];

function pageWithNamespace<Module>(
  path: string,
  load: () => Promise<Module>,
  selectComponent: (module: Module) => ComponentType,
): LazyPage {
  return lazyPage(
    path,
    () => withPagesNamespace(load),
    (module) => addPagesNamespace(selectComponent(module)),
  );
}

/** Fetches a page's module and, with the first of them, the namespace `pages` in French. */
async function withPagesNamespace<Module>(load: () => Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([load(), loadResources()]);
  return module;
}

async function loadResources(): Promise<void> {
  resources ??= (await loadPages()).storefrontPages;
}

/** Adds the namespace to the i18next instance of the render before the page is rendered. */
function addPagesNamespace(Page: ComponentType): ComponentType {
  return function PageWithNamespace() {
    const { i18n } = useTranslation();
    if (resources && !i18n.hasResourceBundle('fr', 'pages'))
      i18n.addResourceBundle('fr', 'pages', resources);
    return <Page />;
  };
}

/**
 * Fetches the chunk of the page at a path, so that the first render shows the whole page. Never rejects: a
 * chunk that cannot be loaded is handled when the page is rendered.
 */
export async function preloadPage(pathname: string): Promise<void> {
  const page = PAGES.find(({ path }) => matchPath({ path }, pathname));
  await page?.preload().catch(() => undefined);
}

/** Fetches the chunks of the cart and the checkout, which so open without a connection in any browser (F6). */
export async function preloadPurchase(): Promise<void> {
  // Before the pages, which load it too: of two errors of one load, the second would not be ignored.
  await ignorePreloadErrors(loadResources);
  const purchase = PAGES.filter(({ path }) => path === paths.cart || path === paths.checkout);
  await Promise.all(purchase.map(({ preload }) => ignorePreloadErrors(preload)));
}

/** A route's page, lazily loaded. */
type LazyPage = {
  path: string;
  Page: ComponentType;
  /** Loads the page's chunk ahead of its render. */
  preload: () => Promise<unknown>;
};

/** Creates a page that is loaded when its route is first rendered. Without its chunk it displays the reason. */
function lazyPage<Module>(
  path: string,
  load: () => Promise<Module>,
  selectComponent: (module: Module) => ComponentType,
): LazyPage {
  const Page = lazy(async () => {
    const module = await load().catch(() => undefined);
    return { default: module ? selectComponent(module) : ChunkErrorPage };
  });
  return { path, Page, preload: load };
}
