import Grid from '@mui/material/Grid';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLanguage } from '@shop/app-kit';
import { MAX_LENGTH } from '@shop/contract/constants';
import type { Call } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { customMedia } from '@shop/ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Description, DescriptionList } from '../../../components/description-list.tsx';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { CustomerSummary } from '../../../features/customer-summary/customer-summary.tsx';
import { OrderWarnings } from '../../../features/customer-summary/order-warnings.tsx';
import { orderPath, orderSearchPath } from '../../../lib/paths.ts';
import { CustomerOrders } from '../components/customer-orders.tsx';
import { OrderAddress } from '../components/order-address.tsx';
import { OrderHistory } from '../components/order-history.tsx';
import { OrderLines } from '../components/order-lines.tsx';
import { OrderTotals } from '../components/order-totals.tsx';
import type { NoteDraft } from '../hooks/use-note-drafts.ts';
import { CallHead, type CallHeadProps } from './call-head.tsx';
import { OrderLineActions } from '../edit/order-line-actions.tsx';
import { LineStock } from '../form/line-stock.tsx';

export type CallDetailsProps = Omit<CallHeadProps, 'isWide'> & {
  /** The note that is saved with the outcome; none for a changed order. */
  draft: NoteDraft | undefined;
  isSending: boolean;
  /** Opens the form that splits the order; none for a deleted order, which cannot be changed. */
  onSplit: (() => void) | undefined;
};

/** An order as a person needs it for the call: who, what with its stock, where, how much, then the customer's record. */
export function CallDetails({ call, draft, isSending, onSplit, ...head }: CallDetailsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // Beside the name where there is room, else after the items.
  const isWide = useMediaQuery(customMedia['--from-desktop'], { noSsr: true });
  const { order, stock } = call;
  return (
    <>
      <CallHead call={call} isWide={isWide} {...head} />
      <OrderWarnings orderId={order.command_id} />
      <Grid container columnSpacing={10} rowSpacing={6}>
        <Grid size={{ xs: 12, md: 7 }}>
          <Stack sx={{ gap: 6 }}>
            <Stack sx={{ gap: 4 }}>
              <OrderLines
                order={order}
                notes={lineNotes(stock)}
                action={onSplit && <OrderLineActions order={order} onSplit={onSplit} />}
              />
              {!isWide && (
                <DescriptionList>
                  <Description name={t('orders.address')}>
                    <OrderAddress order={order} />
                  </Description>
                </DescriptionList>
              )}
              <OrderTotals order={order} />
            </Stack>
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
            <DescriptionList>
              {order.email !== '' && (
                <Description name={t('orders.email')}>
                  <Link href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</Link>
                </Description>
              )}
              {order.created_at && (
                <Description name={t('orders.placedAt')}>
                  {formatDateTime(order.created_at, language)}
                </Description>
              )}
              {order.source && (
                <Description name={t('orders.source')}>
                  {t(`orders.sources.${order.source}`)}
                </Description>
              )}
            </DescriptionList>
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
