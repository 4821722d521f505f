import { ORDER_STATUSES } from '@shop/contract/constants';
import { Badge } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { Link, useSearchParams } from 'react-router-dom';
import { changedParams } from '../../features/screen/use-list-view.ts';
import { useShop } from '../../platform/shop-context.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';
import { STATUS } from './order-source.ts';
import styles from './status-tabs.module.css';

/** The orders by status, each with how many stand in it; nothing on a host without the feature `status`. */
export function StatusTabs() {
  const { t } = useTranslation();
  const { client } = useShop();
  const [params] = useSearchParams();
  const isOffered = client.features().has('status');
  const { data: counts } = useQuery({
    queryKey: [ORDERS, 'counts'],
    queryFn: ({ signal }) => client.countOrders({ signal }),
    enabled: isOffered,
  });
  if (!isOffered) return null;
  const chosen = params.get(STATUS) ?? '';
  return (
    <nav aria-label={t('orders.statusTabs')} className={styles.tabs}>
      <ul className={styles.list}>
        {(['', ...ORDER_STATUSES] as const).map((status) => (
          <li key={status}>
            <Link
              to={`?${changedParams(params, { [STATUS]: status })}`}
              preventScrollReset
              className={styles.tab}
              aria-current={status === chosen ? 'page' : undefined}
            >
              {status === '' ? t('orders.everyStatus') : t(`statusTabs.${status}`)}
              {status !== '' && counts && (
                <Badge tone={status === 'new' && counts.new > 0 ? 'count' : 'neutral'}>
                  {counts[status]}
                </Badge>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
