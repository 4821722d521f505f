import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import type { Stats } from '@shop/contract/schemas';
import { formatDayAndMonth, formatNumber } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { FIGURES } from '../api/sum-sales.ts';

/** What was ordered, confirmed and delivered on each day, the latest day first. */
export function SalesTable({ id, days }: { id: string; days: Stats['days'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <TableContainer id={id}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('dashboard.tableNote')}
      </Typography>
      <Table
        size="small"
        sx={{
          fontVariantNumeric: 'tabular-nums',
          // Four columns fit at 320 px, also with large text.
          '& .MuiTableCell-root': {
            px: { xs: 1, sm: 3 },
            typography: { xs: 'body2', sm: 'body1' },
            overflowWrap: 'anywhere',
          },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('dashboard.day')}</TableCell>
            {FIGURES.map((figure) => (
              <TableCell key={figure} align="right">
                {t(`dashboard.figures.${figure}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {days.toReversed().map(({ day, ...figures }) => (
            <TableRow key={day} hover>
              <TableCell component="th" scope="row">
                {formatDayAndMonth(day, language)}
              </TableCell>
              {FIGURES.map((figure) => (
                <TableCell key={figure} align="right">
                  {formatNumber(figures[figure].amount, language)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
