import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parseLanguage } from '@shop/i18n';
import '@shop/ui/styles.css';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { preloadPage } from './app/pages.ts';
import { persistCart } from './features/cart/persist-cart.ts';
import {
  browserStorage,
  readPageConfig,
  readStoredLanguage,
  reloadOnPreloadError,
} from '@shop/app-kit';
import { afterPaint } from './lib/after-paint.ts';
import { addInlinedStyleLinks } from './lib/hydration/inlined-styles.ts';
import { withPrefetchedResponses } from './lib/hydration/prefetched-responses.ts';
import { readSsrState } from './ssr/ssr-state.ts';

/** Hydrates the page that the server rendered, or renders it on a static host. */
async function start(root: Element): Promise<void> {
  const storage = browserStorage(() => localStorage);
  const ssrState = readSsrState(document);
  addInlinedStyleLinks(document);
  const [app] = await Promise.all([
    createApp({
      config: readPageConfig(document, 'Boutique'),
      language: ssrState
        ? parseLanguage(document.documentElement.lang)
        : readStoredLanguage(storage, document),
      storage,
      ssrState: ssrState ?? { origin: location.origin, features: [] },
      log: (message) => console.warn(message),
      fetch: withPrefetchedResponses(),
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
  startTransition(() => {
    if (ssrState) hydrateRoot(root, view);
    else createRoot(root).render(view);
  });
  await afterPaint();
  // The first paint does not depend on the stored cart (F3).
  persistCart(app.store, storage, window);
}

reloadOnPreloadError();
const root = document.querySelector('#root');
// Not awaited: the chunk of the page imports this module, so a top-level await would be a deadlock.
if (root) void start(root);
