import type { Order, OrderHistory as Entry } from '@shop/contract/schemas';
import { formatDateTime } from '@shop/i18n';
import { Skeleton } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import styles from './order-history.module.css';
import { OrderStatus } from './order-status.tsx';

export type OrderHistoryProps = {
  order: Order;
  /** A note on its way to the host. */
  pendingNote: string | undefined;
};

/** Who did what to an order, and when: the latest first, its placing last. */
export function OrderHistory({ order, pendingNote }: OrderHistoryProps) {
  const { t } = useTranslation();
  if (!order.history) return <Skeleton shape="text" />;
  const newestFirst = Array.from(order.history.entries()).toReversed();
  return (
    <ol className={styles.history}>
      {pendingNote !== undefined && (
        <li className={styles.entry}>
          <p className={styles.note}>{pendingNote}</p>
          <p className={styles.when}>{t('pleaseWait')}</p>
        </li>
      )}
      {newestFirst.map(([place, entry]) => (
        <HistoryEntry key={place} entry={entry} />
      ))}
      {order.created_at && (
        <li className={styles.entry}>
          <p>{t('orders.placed')}</p>
          <When at={order.created_at} by={order.client_name} />
        </li>
      )}
    </ol>
  );
}

function HistoryEntry({ entry }: { entry: Entry }) {
  return (
    <li className={styles.entry}>
      {entry.status && (
        <p>
          <OrderStatus status={entry.status} />
        </p>
      )}
      {entry.note && <p className={styles.note}>{entry.note}</p>}
      <When at={entry.at} by={entry.by} />
    </li>
  );
}

function When({ at, by }: Pick<Entry, 'at' | 'by'>) {
  const language = useLanguage();
  return (
    <p className={styles.when}>
      <time dateTime={at}>{formatDateTime(at, language)}</time> · {by}
    </p>
  );
}
