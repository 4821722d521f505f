import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadShopperClient } from '@shop/api-client';
import { parseLanguage, type Language } from '@shop/i18n';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import '@shop/ui/styles.css';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { preloadPage, preloadPurchase } from './app/pages.tsx';
import { persistCart } from './features/cart/persist-cart.ts';
import {
  browserStorage,
  findStoredLanguage,
  preloadWhenIdle,
  readPageConfig,
  readStoredLanguage,
  reloadOnPreloadError,
  reportErrors,
  storeLanguage,
  type SafeStorage,
} from '@shop/app-kit';
import { parseLanguagePath } from './lib/language-path.ts';
import { registerServiceWorker } from './service-worker/register-service-worker.ts';
import { isRenderedFor } from './ssr/is-rendered-for.ts';
import { readSsrState, type SsrState } from './ssr/ssr-state.ts';

/** The time limit of the first paint in milliseconds, because a page in the background paints nothing. */
const MAX_PAINT_WAIT_MS = 300;
/** The time after which the files of all other pages do not delay the first page, in milliseconds. */
const OFFLINE_DELAY_MS = 5_000;

/** Hydrates the page that was rendered for this URL and language, or renders it. */
async function start(root: Element): Promise<void> {
  const storage = browserStorage(() => localStorage);
  const prefix = takeLanguagePrefix();
  if (prefix !== undefined) storeLanguage(prefix, storage, document);
  const ssrState = readSsrState(document);
  const config = readPageConfig(document, 'Boutique');
  // Without an API server the page shows that the shop is closed, which no page was rendered with.
  const isHydrated =
    config.apiUrl !== undefined &&
    ssrState !== undefined &&
    isRenderedForVisit(ssrState, prefix, storage);
  addInlinedStyleLinks(document);
  // A page that is not rendered calls the API server at once.
  if (!isHydrated) void preloadCalls();
  const [app] = await Promise.all([
    createApp({
      config,
      language: isHydrated
        ? parseLanguage(document.documentElement.lang)
        : readStoredLanguage(storage, document),
      storage,
      ssrState: ssrState ?? { origin: location.origin, features: [] },
      log: (message) => console.warn(message),
    }),
    preloadPage(location.pathname),
  ]);
  const view = (
    <StrictMode>
      <BrowserRouter>
        <App app={app} />
      </BrowserRouter>
    </StrictMode>
  );
  const report = reportErrors('storefront', app.api);
  const onCaughtError = (error: unknown) => {
    console.error(error);
    report(error);
  };
  startTransition(() => {
    if (isHydrated) {
      hydrateRoot(root, view, { onCaughtError });
    } else {
      removeRenderedHead();
      createRoot(root, { onCaughtError }).render(view);
    }
  });
  await afterPaint();
  // The first paint does not depend on the stored cart (F3).
  persistCart(app.store, storage, window);
  // In-app browsers have no service worker, and a page without TLS may not register one.
  preloadWhenIdle(
    () => Promise.all([preloadCalls(), preloadPurchase(), registerServiceWorker()]),
    OFFLINE_DELAY_MS,
  );
}

/** A call loads its code again when it cannot be loaded now. */
async function preloadCalls(): Promise<void> {
  await ignorePreloadErrors(preloadShopperClient).catch(() => undefined);
}

/** Removes the prefix of a language from the URL, and returns the language. */
function takeLanguagePrefix(): Language | undefined {
  const { search, hash, pathname } = location;
  const { language, path } = parseLanguagePath(pathname);
  if (language !== undefined) history.replaceState(history.state, '', path + search + hash);
  return language;
}

/** A static host sends the same file for every query, and reads no cookie. */
function isRenderedForVisit(
  { path }: SsrState,
  prefix: Language | undefined,
  storage: SafeStorage,
): boolean {
  if (path === undefined) return true;
  const language = prefix ?? findStoredLanguage(storage, document);
  const isInLanguage = language === undefined || language === document.documentElement.lang;
  return isInLanguage && isRenderedFor(path, location.search);
}

/** Removes the description of another page, which React would leave beside that of this page. */
function removeRenderedHead(): void {
  const described =
    'title, meta[name="description"], meta[name="robots"], meta[property], link[rel="canonical"]';
  for (const element of document.head.querySelectorAll(`${described}, link[rel="alternate"]`)) {
    element.remove();
  }
}

/**
 * Adds a disabled link for each style sheet that the server inlined, so that Vite does not request the sheet
 * with a chunk. Disabled links in the HTML would be requested: the browser's preload scanner ignores
 * `disabled`.
 */
function addInlinedStyleLinks(page: Document): void {
  const list = page.getElementById('inlined-styles')?.textContent;
  const hrefs: string[] = JSON.parse(list ?? '[]');
  for (const href of hrefs) {
    page.head.append(
      Object.assign(page.createElement('link'), { rel: 'stylesheet', disabled: true, href }),
    );
  }
}

/** Resolves after the frame that paints the current state of the page. */
async function afterPaint(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, MAX_PAINT_WAIT_MS);
  await promise;
}

reloadOnPreloadError();
const root = document.querySelector('#root');
// Not awaited: the chunk of the page imports this module, so a top-level await would be a deadlock.
if (root) void start(root);
