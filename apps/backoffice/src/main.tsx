import '@shop/ui/styles.css';
import '@shop/ui/themes.css';
import './load-error.css';
import { createApiClient } from '@shop/api-client';
import { createI18n, LANGUAGES, loadLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';
import {
  browserStorage,
  readPageConfig,
  readStoredLanguage,
  recordChunkErrors,
  reportErrors,
} from '@shop/app-kit';
import { createSession } from './features/auth/session.ts';

recordChunkErrors();
const storage = browserStorage(() => window.localStorage);
const { apiUrl, brand } = readPageConfig(document);
// If the texts of the language cannot be loaded, the page is in French.
const i18n = await createI18n(catalogue, readStoredLanguage(storage, document)).catch(() =>
  createI18n(catalogue, 'fr'),
);
const root = document.getElementById('root');

if (root && apiUrl === undefined) {
  console.error(
    'No API server is configured: config.js of an exported site or SHOP_API_URL is missing or has no valid URL.',
  );
  // In both languages, because the page has no menu of languages.
  await loadLanguage(i18n, catalogue, 'en').catch(() => undefined);
  const texts = LANGUAGES.map((lang) => {
    const textContent = i18n.getFixedT(lang)('errorPage.missingApiUrl');
    return Object.assign(document.createElement('p'), { lang, textContent });
  });
  root.replaceChildren(...texts);
} else if (root && apiUrl !== undefined) {
  const session = createSession(storage);
  const client = createApiClient({ baseUrl: apiUrl, tokens: session.store });
  const report = reportErrors('backoffice', client);
  const onCaughtError = (error: unknown) => {
    console.error(error);
    report(error);
  };
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <App
        shop={{ client, name: brand.name, url: brand.url }}
        session={session}
        storage={storage}
        i18n={i18n}
      >
        <RouterProvider router={createRouter()} />
      </App>
    </StrictMode>,
  );
}
