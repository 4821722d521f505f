import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { parseLanguage } from '@shop/i18n';
import '@shop/ui/styles.css';
import { App } from './app/app.tsx';
import { createApp, type ShopApp } from './app/create-app.ts';
import { showKnownFaces } from './app/faces.ts';
import { preloadPage } from './app/pages.ts';
import { readTravelled } from './app/travelled.ts';
import { storedLanguage } from './features/language/stored-language.ts';
import { withEarlyAnswers } from './platform/early-answers.ts';
import { importAgain } from './platform/import-again.ts';
import { fetchLostSheets } from './platform/lost-sheets.ts';
import { nextTask } from './platform/next-task.ts';
import { readPageConfig } from './platform/page-config.ts';
import { painted } from './platform/painted.ts';
import { stopKeepingPresses } from './platform/replay-early-presses.ts';
import { browserTexts } from './platform/storage.ts';

/**
 * Takes over the first view that came with the page, or draws it where none did; each step in a task
 * of its own.
 */
async function start(root: Element): Promise<void> {
  const texts = browserTexts(() => localStorage);
  showKnownFaces(document, texts);
  const travelled = readTravelled(document);
  await nextTask();
  const [app] = await Promise.all([
    createApp({
      config: readPageConfig(document),
      language: travelled
        ? parseLanguage(document.documentElement.lang)
        : storedLanguage(texts, document),
      texts,
      travelled: travelled ?? { origin: location.origin, features: [], answers: [] },
      log: (message) => console.warn(message),
      fetch: withEarlyAnswers(),
    }),
    preloadPage(location.pathname),
    // A page without its style is better than none.
    fetchLostSheets(document).catch(() => undefined),
  ]);
  await nextTask();
  const view = (
    <StrictMode>
      <BrowserRouter>
        <App app={app} />
      </BrowserRouter>
    </StrictMode>
  );
  stopKeepingPresses(document);
  // As a transition React works in slices, and a touch in between is answered.
  startTransition(() => {
    if (travelled) hydrateRoot(root, view);
    else createRoot(root).render(view);
  });
  await painted();
  await keepCart(app);
}

/** After the first paint: only the cart waits for what storage holds (F3). */
async function keepCart({ store, texts }: ShopApp): Promise<void> {
  try {
    const cart = await importAgain(() => import('./features/cart/keep-cart.ts'));
    cart.keepCart(store, texts, window);
  } catch {
    store.dispatch({ type: 'cart/keep-in-memory' });
  }
}

const root = document.querySelector('#root');
// Not awaited: a page's chunk waits for this one to have run.
if (root) void start(root);
