import { useDocumentLanguage } from '@shop/app-kit';
import { useEffect, type ComponentType } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { useSession } from '../features/auth/session-context.ts';
import { paths } from '../lib/paths.ts';
import { ChunkErrorPage } from './chunk-error-page.tsx';
import { ErrorPage } from './error-page.tsx';
import { loadMenuPage } from './menu-pages.ts';

/** The routes; each page's script is loaded when it is first visited, those of the menu before (`preloadMenuPages`). */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to={paths.Dashboard} replace /> },
      {
        path: paths.login,
        lazy: lazyPage(
          () => import('../pages/login/login-page.tsx'),
          ({ LoginPage }) => LoginPage,
        ),
      },
      {
        lazy: lazyPage(
          () => import('./auth-guard.tsx'),
          ({ AuthGuard }) => AuthGuard,
        ),
        children: [
          {
            lazy: lazyPage(
              () => import('./layout/admin-layout.tsx'),
              ({ AdminLayout }) => AdminLayout,
            ),
            children: guardedPages(),
          },
        ],
      },
      {
        path: '*',
        lazy: lazyPage(
          () => import('./not-found-page.tsx'),
          ({ NotFoundPage }) => NotFoundPage,
        ),
      },
    ],
  },
];

function guardedPages(): RouteObject[] {
  return [
    {
      path: paths.Dashboard,
      lazy: lazyPage(loadMenuPage.Dashboard, ({ DashboardPage }) => DashboardPage),
    },
    {
      path: paths.Products,
      lazy: lazyPage(loadMenuPage.Products, ({ ProductsPage }) => ProductsPage),
    },
    {
      path: paths.Commands,
      lazy: lazyPage(loadMenuPage.Commands, ({ OrdersPage }) => OrdersPage),
    },
    {
      path: paths.NewOrder,
      lazy: lazyPage(
        () => import('../pages/orders/new/new-order-page.tsx'),
        ({ NewOrderPage }) => NewOrderPage,
      ),
    },
    {
      path: paths.Confirm,
      lazy: lazyPage(
        () => import('../pages/orders/confirm/confirm-page.tsx'),
        ({ ConfirmPage }) => ConfirmPage,
      ),
    },
    {
      path: paths.Customers,
      lazy: lazyPage(
        () => import('../pages/customers/customers-page.tsx'),
        ({ CustomersPage }) => CustomersPage,
      ),
    },
    {
      path: `${paths.Customers}/:id`,
      lazy: lazyPage(
        () => import('../pages/customers/customer-page.tsx'),
        ({ CustomerPage }) => CustomerPage,
      ),
    },
    {
      path: paths.Contacts,
      lazy: lazyPage(loadMenuPage.Contacts, ({ MessagesPage }) => MessagesPage),
    },
    {
      path: paths.ImageManagement,
      lazy: lazyPage(loadMenuPage.ImageManagement, ({ ImagesPage }) => ImagesPage),
    },
    {
      path: paths.Account,
      lazy: lazyPage(
        () => import('../pages/account/account-page.tsx'),
        ({ AccountPage }) => AccountPage,
      ),
    },
    {
      path: paths.Bin,
      lazy: lazyPage(
        () => import('../pages/bin/bin-page.tsx'),
        ({ BinPage }) => BinPage,
      ),
    },
    {
      path: paths.SecurityEvents,
      lazy: lazyPage(
        () => import('../pages/security-events/security-events-page.tsx'),
        ({ SecurityEventsPage }) => SecurityEventsPage,
      ),
    },
  ].map((page) => ({ ...page, ErrorBoundary: ErrorPage }));
}

/**
 * Loads the page of a route. Without its script the route shows why (F6): react-router shows nothing at all
 * after a `lazy` that rejects.
 */
function lazyPage<Module>(
  load: () => Promise<Module>,
  selectComponent: (module: Module) => ComponentType,
): () => Promise<{ Component: ComponentType }> {
  return async () => {
    const module = await load().catch(() => undefined);
    return { Component: module ? selectComponent(module) : ChunkErrorPage };
  };
}

/** Creates the browser's router. */
export function createRouter() {
  return createBrowserRouter(routes);
}

/** The root route: sets the document's language and follows the session in other tabs (F4). */
function Root() {
  useDocumentLanguage();
  const session = useSession();

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => session.follow(key);
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [session]);

  return <Outlet />;
}
