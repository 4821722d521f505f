import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import '@shop/ui/styles.css';
import { App } from './app/app.tsx';
import { createApp } from './app/create-app.ts';
import { preloadPage } from './app/pages.ts';
import { followOtherTabs, startPersisting } from './features/cart/persist-cart.ts';
import { storedLanguage } from './features/language/stored-language.ts';
import { readPageConfig } from './platform/page-config.ts';
import { browserTexts } from './platform/storage.ts';

async function start(root: Element): Promise<void> {
  const texts = browserTexts(() => localStorage);
  const [app] = await Promise.all([
    createApp({
      config: readPageConfig(document),
      language: storedLanguage(texts),
      texts,
      log: (message) => console.warn(message),
    }),
    preloadPage(location.pathname),
  ]);
  startPersisting(app.store, window);
  followOtherTabs(app.store, texts, window);
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <App app={app} />
      </BrowserRouter>
    </StrictMode>,
  );
}

const root = document.querySelector('#root');
if (root) await start(root);
