import TableCell from '@mui/material/TableCell';
import { VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceTable } from '../../../features/resource-list/resource-table.tsx';
import type { ColumnSort } from '../../../features/resource-list/sort-label.tsx';
import { SortedCell, type Sorting } from '../../../features/resource-list/sorted-cell.tsx';
import type { OrderColumns } from '../hooks/use-order-columns.ts';

/** The sort orders of the columns (feature `order-sort`); without one, the newest order is first. */
const SORTS = {
  date: { ascending: 'created_at', descending: '', first: 'ascending' },
  status: { ascending: 'status', descending: '-status', first: 'ascending' },
  total: { ascending: 'total', descending: '-total', first: 'descending' },
} as const satisfies Record<string, ColumnSort>;

export type OrderTableProps = {
  columns: OrderColumns;
  sorting: Sorting;
  /** The checkbox that selects the page. */
  selectPage: ReactNode;
  children: ReactNode;
};

/** The table of orders from the width of `--from-desktop`; its rows are the children. */
export function OrderTable({ columns, sorting, selectPage, children }: OrderTableProps) {
  const { t } = useTranslation();
  const { isCompact, isShown, hasRoomForItems } = columns;
  return (
    <ResourceTable
      label={t('orders.title')}
      isCompact={isCompact}
      head={
        <>
          <TableCell padding="checkbox">{selectPage}</TableCell>
          <SortedCell sort={SORTS.date} sortedBy={t('orders.dateColumn')} {...sorting}>
            {t('orders.numberColumn')}
          </SortedCell>
          {isShown('items') && (
            <TableCell>
              {hasRoomForItems ? (
                t('orders.itemsColumn')
              ) : (
                <VisuallyHidden>{t('orders.itemsColumn')}</VisuallyHidden>
              )}
            </TableCell>
          )}
          <TableCell>{t('orders.client')}</TableCell>
          {isShown('contact') && <TableCell>{t('orders.contactColumn')}</TableCell>}
          {isShown('status') && (
            <SortedCell sort={SORTS.status} {...sorting}>
              {t('orders.statusLabel')}
            </SortedCell>
          )}
          {isShown('total') && (
            <SortedCell sort={SORTS.total} align="right" {...sorting}>
              {t('orders.total')}
            </SortedCell>
          )}
          <TableCell>{t('orders.actionsColumn')}</TableCell>
        </>
      }
    >
      {children}
    </ResourceTable>
  );
}
