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
  return MENU.map((page) => ({
    page,
    path: paths[page],
    Icon: ICONS[page],
    label: t(`menu.${page}`),
    shortLabel: t(`menu.short.${page}`),
    // The calls that confirm orders belong to the orders.
    isCurrent: matchPath({ path: paths[page], end: page === 'Dashboard' }, pathname) !== null,
  }));
}
