import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import {
  useTableColumns,
  type TableColumns,
} from '../../../features/resource-list/use-table-columns.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** How the table of orders is shown. */
export type OrderColumns = TableColumns<'items' | 'contact' | 'status' | 'total'> & {
  /** Whether there is room for two images and the name of their column. */
  hasRoomForItems: boolean;
};

/** The density and the columns of the table of orders, and the choices. */
export function useOrderColumns() {
  const { t } = useTranslation();
  const { client } = useShop();
  const hasRoomForItems = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const { columns, menu } = useTableColumns('orders', [
    { name: 'items', label: t('orders.itemsColumn') },
    { name: 'contact', label: t('orders.contactColumn') },
    {
      name: 'status',
      label: t('orders.statusLabel'),
      isAvailable: client.features().has('status'),
    },
    { name: 'total', label: t('orders.total') },
  ]);
  return { columns: { ...columns, hasRoomForItems }, menu };
}
