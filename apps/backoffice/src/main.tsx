import '@shop/ui/styles.css';
import { createApiClient } from '@shop/api-client';
import { createI18n } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';
import { readLanguage } from './features/language/kept-language.ts';
import { createSession } from './features/session/session.ts';
import { keepTexts } from './platform/kept-texts.ts';
import { readPageConfig } from './platform/page-config.ts';

const kept = keepTexts(() => window.localStorage);
const { apiUrl, shopName } = readPageConfig(document);
// A language whose texts cannot be fetched leaves the page in French.
const i18n = await createI18n(catalogue, readLanguage(kept)).catch(() =>
  createI18n(catalogue, 'fr'),
);
const root = document.getElementById('root');

if (root && apiUrl === undefined) root.textContent = i18n.t('broken.noHost');
else if (root && apiUrl !== undefined) {
  const session = createSession(kept);
  const client = createApiClient({ baseUrl: apiUrl, tokens: session.store });
  createRoot(root).render(
    <StrictMode>
      <App shop={{ client, name: shopName, kept }} session={session} i18n={i18n}>
        <RouterProvider router={createRouter()} />
      </App>
    </StrictMode>,
  );
}
