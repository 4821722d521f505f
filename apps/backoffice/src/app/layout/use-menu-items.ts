import { DashboardIcon, ImagesIcon, MessagesIcon, OrdersIcon, ProductsIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { MENU, paths } from '../../lib/paths.ts';

const ICONS: Record<(typeof MENU)[number], typeof DashboardIcon> = {
  Dashboard: DashboardIcon,
  Products: ProductsIcon,
  Commands: OrdersIcon,
  Contacts: MessagesIcon,
  ImageManagement: ImagesIcon,
};

/** The five pages of the menu (ADM-4), in order, and which of them is open. */
export function useMenuItems() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  // The customers are made of the orders, and have no entry of their own (ADM-4).
  const isCustomers = isWithin(paths.Customers, pathname);
  return MENU.map((page) => ({
    page,
    path: paths[page],
    Icon: ICONS[page],
    label: t(`menu.${page}`),
    shortLabel: t(`menu.short.${page}`),
    isCurrent: isWithin(paths[page], pathname) || (page === 'Commands' && isCustomers),
  }));
}

/** Whether a path is that of a page or, except for the dashboard, below it. */
function isWithin(path: string, pathname: string): boolean {
  return matchPath({ path, end: path === paths.Dashboard }, pathname) !== null;
}
