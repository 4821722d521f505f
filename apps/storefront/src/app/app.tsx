import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { I18nProvider } from '@shop/i18n/react';
import { Provider as StoreProvider } from 'react-redux';
import { ApiContext } from '../platform/api.ts';
import { BrandContext } from '../platform/brand.ts';
import { LogContext } from '../platform/log.ts';
import { OriginContext } from '../platform/origin.ts';
import { TextsContext } from '../platform/texts-context.ts';
import { useLanguage } from '../platform/use-language.ts';
import type { ShopApp } from './create-app.ts';
import { ShopLayout } from './layout/shop-layout.tsx';
import { LateFaces } from './late-faces.tsx';
import { ShopRoutes } from './shop-routes.tsx';
import { UnknownHost } from './unknown-host.tsx';

/** The whole storefront; a router stands around it, the browser's or a server's. */
export function App({ app, layout = ShopLayout }: { app: ShopApp; layout?: ComponentType }) {
  return (
    <Providers app={app}>
      <DocumentLanguage />
      <LateFaces />
      {app.api ? <ShopRoutes layout={layout} /> : <UnknownHost />}
    </Providers>
  );
}

/** What every page stands on: store, requests, texts and the facts the page was told. */
function Providers({ app, children }: { app: ShopApp; children: ReactNode }) {
  return (
    <StoreProvider store={app.store} serverState={app.firstState}>
      <QueryClientProvider client={app.requests}>
        <I18nProvider i18n={app.i18n}>
          <TextsContext value={app.texts}>
            <BrandContext value={app.brand}>
              <OriginContext value={app.origin}>
                <LogContext value={app.log}>
                  <ApiContext value={app.api ?? null}>{children}</ApiContext>
                </LogContext>
              </OriginContext>
            </BrandContext>
          </TextsContext>
        </I18nProvider>
      </QueryClientProvider>
    </StoreProvider>
  );
}

/** `<html lang>` follows the interface language. */
function DocumentLanguage() {
  const language = useLanguage();
  useEffect(() => {
    // Even the same value said again has the browser style the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  return null;
}
