import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { formatDate, formatMoney } from '@shop/i18n';
import { useTranslation } from 'react-i18next';

/** Orders and revenue by day, the latest first. */
export function RevenueTable({ id, days }: { id: string; days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <TableContainer id={id}>
      <Table
        size="small"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          // Three columns fit at 320 px, also with large text.
          '& .MuiTableCell-root': { px: { xs: 1, sm: 3 }, overflowWrap: 'anywhere' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('dashboard.day')}</TableCell>
            <TableCell align="right">{t('dashboard.orders')}</TableCell>
            <TableCell align="right">{t('dashboard.revenue')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, orders, revenue }) => (
            <TableRow key={day} hover>
              <TableCell component="th" scope="row">
                {formatDate(day, language)}
              </TableCell>
              <TableCell align="right">{orders}</TableCell>
              <TableCell align="right">{formatMoney(revenue, language)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
