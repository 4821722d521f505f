import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Call, Order } from '@shop/contract/schemas';
import { formatDateTime, formatPhone } from '@shop/i18n';
import { PhoneIcon, WhatsAppIcon } from '@shop/ui';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { CustomerSummary } from '../../../features/customer-summary/customer-summary.tsx';
import { OrderWarnings } from '../../../features/customer-summary/order-warnings.tsx';
import { orderPath, orderSearchPath } from '../../../lib/paths.ts';
import { CustomerDetails } from '../components/customer-details.tsx';
import { CustomerOrders } from '../components/customer-orders.tsx';
import { OrderAmount } from '../components/order-amount.tsx';
import { OrderHistory } from '../components/order-history.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { QuarantineChip } from '../components/quarantine-chip.tsx';
import { useContactLinks } from '../hooks/use-contact-links.ts';
import type { NoteDraft } from '../hooks/use-note-drafts.ts';
import { LineStock } from './line-stock.tsx';
import { NO_FOCUS_RING } from '../../../lib/no-focus-ring.ts';

export type CallDetailsProps = {
  call: Call;
  headingRef: Ref<HTMLHeadingElement>;
  /** The note that is saved with the outcome; none for a changed order. */
  draft: NoteDraft | undefined;
  isSending: boolean;
};

/** An order as a person needs it for the call: who, what with its stock, where, and how much. */
export function CallDetails({ call, headingRef, draft, isSending }: CallDetailsProps) {
  const { t } = useTranslation();
  const { order, stock } = call;
  return (
    <>
      <Paper sx={{ display: 'grid', gap: 4, p: { xs: 4, sm: 5 } }}>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <Typography
            ref={headingRef}
            component="h2"
            variant="h3"
            tabIndex={-1}
            dir="auto"
            sx={{ overflowWrap: 'anywhere', textAlign: 'start', ...NO_FOCUS_RING }}
          >
            {order.client_name}
          </Typography>
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{formatPhone(order.number)}</bdi> · {t('orders.number', { id: order.command_id })}{' '}
            <QuarantineChip order={order} />
          </Typography>
          <OrderAmount order={order} variant="h2" />
        </Stack>
        <ContactButtons order={order} />
        <Attempts call={call} />
      </Paper>
      <OrderWarnings orderId={order.command_id} />
      <Grid container columnSpacing={10} rowSpacing={6}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack sx={{ gap: 6 }}>
            <OrderLines order={order} notes={lineNotes(stock)} />
            {draft && (
              <TextField
                label={t('confirm.note')}
                value={draft.text}
                onChange={({ target }) => draft.setText(() => target.value)}
                htmlInput={{ maxLength: MAX_LENGTH.note, dir: 'auto' }}
                readOnly={isSending}
                multiline
                maxRows={6}
              />
            )}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, md: 5 }}>
          <Stack sx={{ gap: 6 }}>
            <CustomerSummary orderId={order.command_id} hasWarningsElsewhere />
            <CustomerDetails order={order} />
            <CustomerOrders
              order={order}
              listed={undefined}
              orderHref={orderPath}
              searchHref={orderSearchPath}
            />
            {order.history && (
              <section>
                <SectionHeading>{t('orders.history')}</SectionHeading>
                <OrderHistory order={order} pendingNote={undefined} />
              </section>
            )}
          </Stack>
        </Grid>
      </Grid>
    </>
  );
}

function lineNotes(stock: Call['stock']): ReactNode[] {
  return Array.from(stock.entries(), ([place, each]) => <LineStock key={place} stock={each} />);
}

/** Large links to call the customer and to write on WhatsApp, in French. */
function ContactButtons({ order }: { order: Order }) {
  const { t } = useTranslation();
  const links = useContactLinks(order, 'fr');
  if (!links) return null;
  return (
    <Stack direction="row" sx={{ gap: 3, '& > *': { flex: { xs: 1, sm: 'none' } } }}>
      <Button
        variant="outlined"
        size="large"
        href={links.call}
        startIcon={<PhoneIcon size={20} />}
        sx={{ minWidth: { sm: '12rem' } }}
      >
        {t('orders.call')}
      </Button>
      <Button
        variant="outlined"
        size="large"
        href={links.write}
        target="_blank"
        rel="noreferrer"
        startIcon={<WhatsAppIcon size={20} />}
        sx={{ minWidth: { sm: '12rem' } }}
      >
        {t('orders.whatsApp')}
      </Button>
    </Stack>
  );
}

/** The calls without an answer, and what one more of them does. */
function Attempts({ call }: { call: Call }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { no_answers: count, next_try_at: nextTry, order } = call;
  if (order.status !== 'new') return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {count > 0 && `${t('confirm.attempts', { count })}. `}
      {nextTry === null
        ? t('confirm.lastTry')
        : t('confirm.nextTry', { time: formatDateTime(nextTry, language) })}
    </Typography>
  );
}
