import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { paths } from '../platform/paths.ts';
import { BrokenPage } from './broken-page.tsx';
import { Root } from './root.tsx';

/** Every page by its path; each is fetched when it is first gone to. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: BrokenPage,
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
        lazy: async () => ({ Component: (await import('./guard.tsx')).Guard }),
        children: [
          {
            lazy: async () => ({ Component: (await import('./admin-layout.tsx')).AdminLayout }),
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
        Component: (await import('../pages/commands/commands-page.tsx')).CommandsPage,
      }),
    },
    {
      path: paths.Contacts,
      lazy: async () => ({
        Component: (await import('../pages/contacts/contacts-page.tsx')).ContactsPage,
      }),
    },
    {
      path: paths.ImageManagement,
      lazy: async () => ({
        Component: (await import('../pages/images/images-page.tsx')).ImagesPage,
      }),
    },
  ].map((page) => ({ ...page, ErrorBoundary: BrokenPage }));
}

/** Makes the router of the browser's address. */
export function createRouter() {
  return createBrowserRouter(routes);
}
