import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  cleanupOutdatedCaches,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';

/** The files of the build, and its page, which `vite/service-worker.ts` writes in place of this name. */
declare const PRECACHE_ENTRIES: PrecacheEntry[];
/** The path of the app's page, which is not rendered for a URL. */
declare const APP_PAGE: string;

/** The file with the configuration of an exported site; another server writes it into each page. */
const CONFIGURATION = '/config.js';
const CONFIGURATION_CACHE = 'configuration';
/** After this time the page gets the stored configuration: its scripts wait for it, in seconds. */
const CONFIGURATION_TIMEOUT_SECONDS = 3;
/** After this time without a response a page is rendered in the browser, in seconds. */
const NAVIGATION_TIMEOUT_SECONDS = 10;

/*
 * Opens every page of the shop without a connection, once one page was open (F6). The scripts, styles and fonts of
 * the build come from its cache; a page comes from its server, and only without a response from the cache. Images
 * and data are not cached. A new build waits until no page of the old one is open, whose chunks it would delete.
 */
cleanupOutdatedCaches();
precacheAndRoute(PRECACHE_ENTRIES, { directoryIndex: '', cleanURLs: false });
enableNavigationPreload();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: NAVIGATION_TIMEOUT_SECONDS,
      plugins: [{ handlerDidError: () => matchPrecache(APP_PAGE) }],
    }),
  ),
);
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === CONFIGURATION,
  new NetworkFirst({
    cacheName: CONFIGURATION_CACHE,
    networkTimeoutSeconds: CONFIGURATION_TIMEOUT_SECONDS,
  }),
);
// The open page has loaded that file before it could be cached here.
addEventListener('install', () => void cacheConfiguration().catch(() => undefined));
clientsClaim();

async function cacheConfiguration(): Promise<void> {
  const cache = await caches.open(CONFIGURATION_CACHE);
  await cache.add(CONFIGURATION);
}
