import { MENU } from '../lib/paths.ts';

/** Loads the chunk of each page of the side menu; the browser keeps it. */
export const loadMenuPage = {
  Dashboard: () => import('../pages/dashboard/dashboard-page.tsx'),
  Products: () => import('../pages/products/products-page.tsx'),
  Commands: () => import('../pages/orders/orders-page.tsx'),
  Contacts: () => import('../pages/messages/messages-page.tsx'),
  ImageManagement: () => import('../pages/images/images-page.tsx'),
} as const;

/** Loads the chunks of all pages of the side menu, one after the other, so that each opens at once. */
export async function preloadMenuPages(): Promise<void> {
  for (const page of MENU) await loadMenuPage[page]();
}
