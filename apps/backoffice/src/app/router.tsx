import { useDocumentLanguage } from '@shop/app-kit';
import { useEffect } from 'react';
import { createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { useSession } from '../features/auth/session-context.ts';
import { paths } from '../lib/paths.ts';
import { ErrorPage } from './error-page.tsx';

/** The routes; each page's script is loaded when it is first visited. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: ErrorPage,
    HydrateFallback: () => null,
    children: [
      { path: '/', element: <Navigate to={paths.Dashboard} replace /> },
      {
        path: paths.login,
        lazy: async () => ({
          Component: (await import('../pages/login/login-page.tsx')).LoginPage,
        }),
      },
      {
        lazy: async () => ({ Component: (await import('./auth-guard.tsx')).AuthGuard }),
        children: [
          {
            lazy: async () => ({
              Component: (await import('./layout/admin-layout.tsx')).AdminLayout,
            }),
            children: guardedPages(),
          },
        ],
      },
      {
        path: '*',
        lazy: async () => ({ Component: (await import('./not-found-page.tsx')).NotFoundPage }),
      },
    ],
  },
];

function guardedPages(): RouteObject[] {
  return [
    {
      path: paths.Dashboard,
      lazy: async () => ({
        Component: (await import('../pages/dashboard/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: paths.Products,
      lazy: async () => ({
        Component: (await import('../pages/products/products-page.tsx')).ProductsPage,
      }),
    },
    {
      path: paths.Commands,
      lazy: async () => ({
        Component: (await import('../pages/orders/orders-page.tsx')).OrdersPage,
      }),
    },
    {
      path: paths.Contacts,
      lazy: async () => ({
        Component: (await import('../pages/messages/messages-page.tsx')).MessagesPage,
      }),
    },
    {
      path: paths.ImageManagement,
      lazy: async () => ({
        Component: (await import('../pages/images/images-page.tsx')).ImagesPage,
      }),
    },
  ].map((page) => ({ ...page, ErrorBoundary: ErrorPage }));
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
