import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { parseTableSettings } from '../../../features/resource-list/table-settings.ts';
import { useStoredValue } from '../../../features/resource-list/use-stored-value.ts';
import { useShop } from '../../../lib/shop-context.ts';

/** The columns that can be hidden, in order. */
const COLUMNS = ['items', 'contact', 'status', 'total'] as const;
type Column = (typeof COLUMNS)[number];

/** How the table of orders is shown. */
export type OrderColumns = {
  isCompact: boolean;
  isShown: (column: Column) => boolean;
};

/** The density and the columns of the table, as chosen on this device, and the choices. */
export function useOrderColumns() {
  const { t } = useTranslation();
  const { client } = useShop();
  const [settings, onChange] = useStoredValue('table-orders', parseTableSettings);
  const hasRoomForItems = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  const isAvailable: Record<Column, boolean> = {
    items: hasRoomForItems,
    contact: true,
    status: client.features().has('status'),
    total: true,
  };
  const labels: Record<Column, string> = {
    items: t('orders.itemsColumn'),
    contact: t('orders.contactColumn'),
    status: t('orders.statusLabel'),
    total: t('orders.total'),
  };
  const columns: OrderColumns = {
    isCompact: settings.isCompact,
    isShown: (column) => isAvailable[column] && !settings.hidden.includes(column),
  };
  const available = COLUMNS.filter((column) => isAvailable[column]);
  return {
    columns,
    menu: {
      settings,
      onChange,
      columns: available.map((name) => ({ name, label: labels[name] })),
    },
  };
}
