import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { Provider as StoreProvider } from 'react-redux';
import { ApiContext } from '../lib/api.ts';
import { BrandContext } from '../lib/brand.ts';
import { LogContext } from '../lib/log.ts';
import { OriginContext } from '../lib/origin.ts';
import { StorageContext, useDocumentLanguage } from '@shop/app-kit';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { ShopApp } from './create-app.ts';
import { ErrorPage } from './layout/error-page.tsx';
import { ShopLayout } from './layout/shop-layout.tsx';
import { MissingApiConfiguration } from './missing-api-configuration.tsx';
import { PAGES } from './pages.tsx';

/** The whole storefront. It must be inside the router of the browser or of the server. */
export function App({ app }: { app: ShopApp }) {
  return (
    <Providers app={app}>
      <DocumentLanguage />
      {app.api ? <ShopRoutes /> : <MissingApiConfiguration />}
    </Providers>
  );
}

/** The contexts of every page. */
function Providers({ app, children }: { app: ShopApp; children: ReactNode }) {
  return (
    <StoreProvider store={app.store} serverState={app.serverState}>
      <QueryClientProvider client={app.queryClient}>
        <HydrationBoundary state={app.dehydratedState}>
          <I18nextProvider i18n={app.i18n}>
            <StorageContext value={app.storage}>
              <BrandContext value={app.brand}>
                <OriginContext value={app.origin}>
                  <LogContext value={app.log}>
                    <ApiContext value={app.api ?? null}>{children}</ApiContext>
                  </LogContext>
                </OriginContext>
              </BrandContext>
            </StorageContext>
          </I18nextProvider>
        </HydrationBoundary>
      </QueryClientProvider>
    </StoreProvider>
  );
}

/** Sets the interface language as `<html lang>`. */
function DocumentLanguage() {
  useDocumentLanguage();
  return null;
}

/** All routes inside the shared layout. The error boundary is for the layout itself. */
function ShopRoutes() {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKeys={[pathname, search]}>
      <Routes>
        <Route element={<ShopLayout />}>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
