import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SortLabel,
  sortDirection,
  type ColumnSort,
} from '../../../features/resource-list/sort-label.tsx';
import type { OrderColumns } from '../hooks/use-order-columns.ts';

/** The sort orders of the columns (feature `order-sort`); without one, the newest order is first. */
const SORTS = {
  date: { ascending: 'created_at', descending: '', first: 'ascending' },
  status: { ascending: 'status', descending: '-status', first: 'ascending' },
  total: { ascending: 'total', descending: '-total', first: 'descending' },
} as const satisfies Record<string, ColumnSort>;

export type OrderSorting = { current: string; sortHref: (sort: string) => string };

export type OrderTableProps = {
  columns: OrderColumns;
  sorting: OrderSorting;
  /** The checkbox that selects the page; none while the orders load. */
  selectPage?: ReactNode;
  children: ReactNode;
};

/** The table of orders from the width of `--from-desktop`; its rows are the children. */
export function OrderTable({ columns, sorting, selectPage, children }: OrderTableProps) {
  const { t } = useTranslation();
  const { isCompact, isShown } = columns;
  return (
    // A container with its own scrolling would be the one that the head sticks to.
    <TableContainer component={Paper} sx={{ overflow: 'visible' }}>
      <Table
        stickyHeader
        aria-label={t('orders.title')}
        sx={{
          '& .MuiTableCell-root': { px: 2, borderColor: 'divider' },
          '& .MuiTableCell-body': isCompact ? { py: 0, height: 45 } : {},
          '& .MuiTableCell-head': {
            // Below the app bar.
            py: 0,
            top: (theme) => theme.mixins.toolbar.minHeight,
            bgcolor: 'background.paper',
            color: 'text.secondary',
            fontWeight: 'fontWeightRegular',
            whiteSpace: 'nowrap',
          },
          // WCAG 2.4.11: the head does not cover the focused element.
          '& tbody :is(a, button, input)': {
            scrollMarginTop: 'calc(var(--space-16) + var(--space-16))',
          },
          '& .MuiTableRow-root:last-of-type > .MuiTableCell-body': { borderBottom: 0 },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell padding="checkbox">
              {selectPage ?? <VisuallyHidden>{t('orderSelection.page')}</VisuallyHidden>}
            </TableCell>
            <SortedCell sort={SORTS.date} sortedBy={t('orders.dateColumn')} {...sorting}>
              {t('orders.numberColumn')}
            </SortedCell>
            {isShown('items') && <TableCell>{t('orders.itemsColumn')}</TableCell>}
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
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

type SortedCellProps = OrderSorting &
  Pick<TableCellProps, 'align'> & { sort: ColumnSort; sortedBy?: string; children: string };

function SortedCell({ sort, sortedBy, current, sortHref, align, children }: SortedCellProps) {
  return (
    <TableCell align={align ?? 'left'} sortDirection={sortDirection(sort, current) ?? false}>
      <SortLabel sort={sort} current={current} sortHref={sortHref} {...(sortedBy && { sortedBy })}>
        {children}
      </SortLabel>
    </TableCell>
  );
}
