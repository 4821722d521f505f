import { Route, Routes } from 'react-router-dom';
import { ShopLayout } from './layout/shop-layout.tsx';
import { PAGES } from './pages.ts';

/** Every route inside the layout that all shopper pages share. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<ShopLayout />}>
        {PAGES.map(({ path, page: { Page } }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
