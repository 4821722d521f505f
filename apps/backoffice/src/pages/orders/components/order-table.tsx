import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Paper from '@mui/material/Paper';
import { VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';

/** Whether the orders have a status (feature `status`), and the table a column for it. */
export function useHasStatus(): boolean {
  const { client } = useShop();
  return client.features().has('status');
}

export type OrderTableProps = {
  /** The checkbox that selects the page; none while the orders load. */
  selectPage?: ReactNode;
  children: ReactNode;
};

/** The table of orders from the width of `--from-desktop`; its rows are the children. */
export function OrderTable({ selectPage, children }: OrderTableProps) {
  const { t } = useTranslation();
  const hasStatus = useHasStatus();
  return (
    // A container with its own scrolling would be the one that the head sticks to.
    <TableContainer component={Paper} sx={{ overflow: 'visible' }}>
      <Table
        stickyHeader
        aria-label={t('orders.title')}
        sx={{
          '& .MuiTableCell-root': { px: 2, borderColor: 'divider' },
          '& .MuiTableCell-head': {
            // Below the app bar.
            py: 1,
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
            <TableCell>{t('orders.numberColumn')}</TableCell>
            <TableCell>{t('orders.client')}</TableCell>
            <TableCell>{t('orders.contactColumn')}</TableCell>
            {hasStatus && <TableCell>{t('orders.statusLabel')}</TableCell>}
            <TableCell align="right">{t('orders.total')}</TableCell>
            <TableCell>{t('orders.actionsColumn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}
