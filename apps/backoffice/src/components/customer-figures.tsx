import { useLanguage } from '@shop/app-kit';
import { REFUSED_WARNING } from '@shop/contract/constants';
import type { Customer } from '@shop/contract/schemas';
import { formatMoney, formatNumber } from '@shop/i18n';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import Box from '@mui/material/Box';

/** The width, in pixels, from which all figures fit in one row. */
const ONE_ROW = 480;

/** The numbers of a customer's orders, the share that was delivered, and what was paid where the account may see it. */
export function CustomerFigures({ customer }: { customer: Customer }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { orders, delivered, refused, delivered_rate: rate, total_paid: paid } = customer;
  const isSuspect = refused >= REFUSED_WARNING;
  return (
    // By its own width: it is on a page or in a column.
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={(theme) => ({
          display: 'grid',
          // Three columns on a phone, and one row where there is room.
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))',
          [theme.containerQueries.up(ONE_ROW)]: {
            gridTemplateColumns: `repeat(${paid === undefined ? 4 : 5}, auto)`,
          },
          // A label of two lines does not move its figure.
          alignItems: 'end',
          columnGap: 4,
          rowGap: 3,
          m: 0,
        })}
      >
        <Figure name={t('customers.orders')}>{formatNumber(String(orders), language)}</Figure>
        <Figure name={t('customers.delivered')}>{formatNumber(String(delivered), language)}</Figure>
        <Figure name={t('customers.refused')} isSuspect={isSuspect}>
          {formatNumber(String(refused), language)}
        </Figure>
        <Figure name={t('customers.rate')} isSuspect={isSuspect && rate !== null && rate < 50}>
          {rate === null ? '–' : t('customers.rateOf', { rate })}
        </Figure>
        {paid !== undefined && (
          <Figure name={t('customers.paid')}>{formatMoney(paid, language)}</Figure>
        )}
      </Box>
    </Box>
  );
}

type FigureProps = { name: string; isSuspect?: boolean; children: ReactNode };

function Figure({ name, isSuspect = false, children }: FigureProps) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        color={isSuspect ? 'error' : 'textPrimary'}
        sx={{
          m: 0,
          fontWeight: 'fontWeightBold',
          fontVariantNumeric: 'tabular-nums lining-nums',
          overflowWrap: 'anywhere',
        }}
      >
        {children}
      </Typography>
    </div>
  );
}
