import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LINK_CAUSES } from '@shop/contract/constants';
import type { Order, OrderHistory as Entry } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useLanguage } from '@shop/app-kit';
import { OrderChanges } from '../edit/order-changes.tsx';
import { OrderStatusChip } from '../../../components/order-status-chip.tsx';
import { OrderNumbers } from '../../../components/order-numbers.tsx';
import { orderPath } from '../../../lib/paths.ts';
import { UndoChangeButton } from './undo-change-button.tsx';

export type OrderHistoryProps = {
  order: Order;
  /** A note that is being saved. */
  pendingNote: string | undefined;
};

/**
 * The history of an order, newest first, down to its placement. The latest change, notes and releases can be undone for
 * ten minutes.
 */
export function OrderHistory({ order, pendingNote }: OrderHistoryProps) {
  const { t } = useTranslation();
  if (!order.history) return <Skeleton sx={{ maxWidth: '16em' }} />;
  const newestFirst = Array.from(order.history.entries()).toReversed();
  return (
    <List component="ol" disablePadding>
      {pendingNote !== undefined && (
        <HistoryItem footer={t('pleaseWait')}>
          <Note>{pendingNote}</Note>
        </HistoryItem>
      )}
      {newestFirst.map(([place, entry]) => (
        <HistoryItem key={place} footer={<When at={entry.at} by={authorOf(entry, order)} />}>
          {entry.status && (
            <p>
              <OrderStatusChip status={entry.status} />
            </p>
          )}
          {entry.cause && <Typography>{t(`orders.causes.${entry.cause}`)}</Typography>}
          {entry.reason && <Typography>{t(`orders.refusedReasons.${entry.reason}`)}</Typography>}
          {entry.other_order !== undefined && (
            <Link component={RouterLink} to={orderPath(entry.other_order)} sx={TARGET}>
              <span>
                <OrderNumbers>{t('orders.number', { id: entry.other_order })}</OrderNumbers>
              </span>
            </Link>
          )}
          {entry.edit && <OrderChanges edit={entry.edit} />}
          {entry.note && <Note>{entry.note}</Note>}
          <UndoChangeButton order={order} entry={entry} />
        </HistoryItem>
      ))}
      {order.created_at && (
        <HistoryItem footer={<When at={order.created_at} by={order.client_name} />}>
          <Typography>
            {t('orders.placed')}
            {order.source && order.source !== 'shop' && ` (${t(`orders.sources.${order.source}`)})`}
          </Typography>
        </HistoryItem>
      )}
    </List>
  );
}

const TARGET = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'var(--target)',
  justifySelf: 'start',
};

/** Who made an entry: what the customer does by the link of the order has no account. */
function authorOf({ by, cause }: Entry, { client_name: client }: Order): string {
  return LINK_CAUSES.some((each) => each === cause) ? client : by;
}

function HistoryItem({ children, footer }: { children: ReactNode; footer: ReactNode }) {
  return (
    <ListItem divider disableGutters sx={{ display: 'grid', gap: 1, py: 3 }}>
      {children}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {footer}
      </Typography>
    </ListItem>
  );
}

function Note({ children }: { children: string }) {
  return (
    <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  );
}

function When({ at, by }: Pick<Entry, 'at' | 'by'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <time dateTime={at}>{formatDateTime(at, language)}</time> ·{' '}
      <bdi>{by === '' ? t('orders.automatic') : by}</bdi>
    </>
  );
}
