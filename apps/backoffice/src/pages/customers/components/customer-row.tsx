import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { REFUSED_WARNING } from '@shop/contract/constants';
import type { Customer } from '@shop/contract/schemas';
import { formatDate, formatMoney, formatNumber, formatPhone } from '@shop/i18n';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CustomerTags } from '../../../components/customer-tags.tsx';
import { customerPath } from '../../../lib/paths.ts';
import type { CustomerColumns } from '../hooks/use-customer-columns.ts';
import { CustomerPlaces } from './customer-places.tsx';

export type CustomerRowProps = { customer: Customer; columns: CustomerColumns };

const NUMBER = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;
const ANYWHERE = { overflowWrap: 'anywhere', minWidth: '9rem' } as const;

/** A customer's row in the table, with the contents of the card. */
export function CustomerRow({ customer, columns }: CustomerRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const title = useId();
  const { refused, delivered_rate: rate, last_order_at: lastOrder, total_paid: paid } = customer;
  const { isShown, isCompact } = columns;
  const format = (count: number) => formatNumber(String(count), language);
  return (
    <TableRow hover aria-labelledby={title}>
      <TableCell component="th" scope="row" sx={ANYWHERE}>
        <MuiLink
          id={title}
          component={Link}
          to={customerPath(customer.id)}
          dir="auto"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: isCompact ? undefined : 'var(--target)',
            fontWeight: 'fontWeightBold',
          }}
        >
          {customer.name || t('customers.nameless')}
        </MuiLink>
        <Typography variant="body2" color="textSecondary">
          <bdi>{customer.numbers.map(formatPhone).join(', ')}</bdi>
        </Typography>
      </TableCell>
      {isShown('place') && (
        <TableCell sx={ANYWHERE}>
          <CustomerPlaces places={customer.places} />
        </TableCell>
      )}
      <TableCell align="right" sx={NUMBER}>
        {format(customer.orders)}
      </TableCell>
      <TableCell align="right" sx={{ ...NUMBER, whiteSpace: 'nowrap' }}>
        {format(customer.delivered)}
        {rate !== null && ` (${t('customers.rateOf', { rate })})`}
      </TableCell>
      <TableCell
        align="right"
        sx={
          refused >= REFUSED_WARNING
            ? { ...NUMBER, color: 'error.main', fontWeight: 'fontWeightBold' }
            : NUMBER
        }
      >
        {format(refused)}
      </TableCell>
      {isShown('paid') && (
        <TableCell align="right" sx={{ ...NUMBER, whiteSpace: 'nowrap' }}>
          {paid !== undefined && formatMoney(paid, language)}
        </TableCell>
      )}
      {isShown('lastOrder') && (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          {lastOrder && <time dateTime={lastOrder}>{formatDate(lastOrder, language)}</time>}
        </TableCell>
      )}
      {isShown('tags') && (
        <TableCell sx={{ maxWidth: '14rem' }}>
          <CustomerTags tags={customer.tags} isBlocked={customer.blocked} />
        </TableCell>
      )}
    </TableRow>
  );
}
