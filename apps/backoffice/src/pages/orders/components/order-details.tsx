import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney, formatPhone } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { Description, DescriptionList } from '../../../components/description-list.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { differentSum, orderSubtotal } from '../api/order-amounts.ts';
import { callLink } from './contact-message.ts';
import { OrderLead } from './order-lead.tsx';
import { OrderLineRow } from './order-line-row.tsx';

export type OrderDetailsProps = {
  order: Order;
  onDelete: (order: Order) => void;
  /** Beside the details: the customer's other orders, the notes and the history. */
  children?: ReactNode;
};

/** The details of an order: what to do next, then lines, amounts and customer (ADM-8). */
export function OrderDetails({ order, onDelete, children }: OrderDetailsProps) {
  return (
    // By its own width: it is in a dialog or beside the list.
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={(theme) => ({
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          columnGap: 10,
          rowGap: 6,
          [theme.containerQueries.up('sm')]: {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          },
        })}
      >
        <OrderLead order={order} onDelete={onDelete} />
        <Stack sx={{ gap: 6, minWidth: 0 }}>
          <OrderLines order={order} />
          <CustomerDetails order={order} />
        </Stack>
        <Stack sx={{ gap: 6, minWidth: 0 }}>{children}</Stack>
      </Box>
    </Box>
  );
}

function CustomerDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = callLink(order.number);
  return (
    <DescriptionList>
      <Description name={t('orders.client')}>
        <bdi>{order.client_name}</bdi>
      </Description>
      <Description name={t('orders.phone')}>
        {call ? <Link href={call}>{formatPhone(order.number)}</Link> : <bdi>{order.number}</bdi>}
      </Description>
      <Description name={t('orders.email')}>
        <Link href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</Link>
      </Description>
      <Description name={t('orders.address')}>
        <Typography component="span" dir="auto" sx={{ display: 'block' }}>
          {order.street}
        </Typography>
        <Typography component="span" dir="auto" sx={{ display: 'block' }}>
          {order.city}
        </Typography>
      </Description>
      {order.created_at && (
        <Description name={t('orders.placedAt')}>
          {formatDateTime(order.created_at, language)}
        </Description>
      )}
    </DescriptionList>
  );
}

function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sum = differentSum(order);
  const subtotal = orderSubtotal(order);
  return (
    <section>
      <SectionHeading>{t('orders.lines')}</SectionHeading>
      <List disablePadding>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          // Two lines can be equal, and lines are never reordered.
          <OrderLineRow key={place} line={line} />
        ))}
      </List>
      <Stack component="dl" sx={{ gap: 1, mt: 4 }}>
        {subtotal !== undefined && (
          <Amount name={t('orders.subtotal')}>{formatMoney(subtotal, language)}</Amount>
        )}
        <Amount name={t('orders.shipping')}>{formatMoney(order.shipping_charge, language)}</Amount>
        <Amount name={t('orders.total')} isTotal>
          {formatMoney(order.total_amount, language)}
        </Amount>
      </Stack>
      {sum !== undefined && (
        <Alert severity="warning" role="note" sx={{ mt: 3 }}>
          {t('orders.totalMismatch', {
            sum: formatMoney(sum, language),
            total: formatMoney(order.total_amount, language),
          })}
        </Alert>
      )}
    </section>
  );
}

type AmountProps = { name: string; isTotal?: boolean; children: string };

function Amount({ name, isTotal = false, children }: AmountProps) {
  return (
    <Typography
      component="div"
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 4,
        fontVariantNumeric: 'tabular-nums lining-nums',
        ...(isTotal && {
          mt: 1,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: 'var(--text-lead)',
          fontWeight: 'fontWeightBold',
        }),
      }}
    >
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Typography>
  );
}
