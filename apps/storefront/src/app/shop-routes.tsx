import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../platform/error-boundary.tsx';
import { BrokenPage } from './layout/broken-page.tsx';
import { PAGES } from './pages.ts';

/** Every route inside the layout that all pages share; the boundary is for the layout itself. */
export function ShopRoutes({ layout: Layout }: { layout: ComponentType }) {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary fallback={<BrokenPage />} shown={pathname + search}>
      <Routes>
        <Route element={<Layout />}>
          {PAGES.map(({ path, Page }) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
        </Route>
      </Routes>
    </ErrorBoundary>
  );
}
