import { useTranslation } from 'react-i18next';
import {
  useTableColumns,
  type TableColumns,
} from '../../../features/resource-list/use-table-columns.ts';
import { useIsOwner } from '../../../lib/admin-context.ts';

/** How the table of customers is shown. */
export type CustomerColumns = TableColumns<'place' | 'paid' | 'lastOrder' | 'tags'>;

/**
 * The density and the columns of the table of customers, and the choices. What they paid is a figure, which the owner
 * sees.
 */
export function useCustomerColumns() {
  const { t } = useTranslation();
  return useTableColumns('customers', [
    { name: 'place', label: t('customers.place') },
    { name: 'paid', label: t('customers.paid'), isAvailable: useIsOwner() },
    { name: 'lastOrder', label: t('customers.lastOrder') },
    { name: 'tags', label: t('customers.tags') },
  ]);
}
