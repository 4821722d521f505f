import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../platform/error-boundary.tsx';
import { BrokenPage } from './layout/broken-page.tsx';
import { ShopLayout } from './layout/shop-layout.tsx';
import { PAGES } from './pages.ts';

/** Every route inside the layout that all shopper pages share; the boundary is for the layout itself. */
export function ShopRoutes() {
  const { pathname, search } = useLocation();
  return (
    <ErrorBoundary fallback={<BrokenPage />} shown={pathname + search}>
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
