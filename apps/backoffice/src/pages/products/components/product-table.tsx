import type { Theme } from '@mui/material/styles';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The number of its columns. */
export const PRODUCT_COLUMNS = 7;

/** The table of products in a desktop window; its rows are the children. */
export function ProductTable({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    // A container with its own scrolling would be the one that the head sticks to.
    <TableContainer component={Paper} sx={{ overflow: 'visible' }}>
      <Table stickyHeader aria-label={t('products.title')} sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('products.imageColumn')}</TableCell>
            <TableCell>{t('products.nameColumn')}</TableCell>
            <TableCell>{t('products.currentPrice')}</TableCell>
            <TableCell>{t('productForm.badge')}</TableCell>
            <TableCell>{t('products.categoryColumn')}</TableCell>
            <TableCell>{t('products.stock')}</TableCell>
            <TableCell align="right">{t('products.actionsColumn')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

const TABLE = {
  '& .MuiTableCell-root': { px: 3, py: 2 },
  '& .MuiTableCell-head': {
    // Below the app bar.
    top: (theme: Theme) => theme.mixins.toolbar.minHeight,
    bgcolor: 'background.paper',
    fontWeight: 'fontWeightRegular',
    whiteSpace: 'nowrap',
  },
  // WCAG 2.4.11: the head does not cover the focused element.
  '& tbody :is(a, button, input)': { scrollMarginTop: 'calc(var(--space-16) + var(--space-16))' },
  '& .MuiTableRow-root:last-of-type > .MuiTableCell-body': { borderBottom: 0 },
};
