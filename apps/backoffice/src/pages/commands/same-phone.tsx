import type { Order } from '@shop/contract/schemas';
import { formatDate, formatMoney } from '@shop/i18n';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../features/language/use-language.ts';
import { useShop } from '../../platform/shop-context.ts';
import { hasSamePhone, searchableDigits } from './order-search.ts';
import { ORDERS } from '../../features/orders/order-reads.ts';
import { OrderStatus } from './order-status.tsx';
import styles from './same-phone.module.css';

/** As many as are shown; the rest is one search away. */
const SHOWN = 5;
/** As many as are looked through: a search for a number may find it in an order's number too. */
const READ = 50;

export type SamePhoneProps = {
  order: Order;
  /** The orders at hand: all there are, on a host that does not page. */
  listed: readonly Order[] | undefined;
  hrefOf: (id: string) => string;
  hrefOfSearch: (search: string) => string;
};

/** The other orders placed with the same phone; nothing where there are none. */
export function SamePhone({ order, listed, hrefOf, hrefOfSearch }: SamePhoneProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const others = useSamePhone(order, listed);
  if (others.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('orders.samePhone')}</h3>
      <ul className={styles.orders}>
        {others.slice(0, SHOWN).map((other) => (
          <li key={other.command_id} className={styles.order}>
            <Link to={hrefOf(other.command_id)} className={styles.number}>
              {t('orders.number', { id: other.command_id })}
            </Link>
            <span className={styles.facts}>
              <OrderStatus status={other.status} />
              {other.created_at && <span>{formatDate(other.created_at, language)}</span>}
              <span>{other.client_name}</span>
            </span>
            <span className={styles.total}>{formatMoney(other.total_amount, language)}</span>
          </li>
        ))}
      </ul>
      {others.length > SHOWN && (
        <Link to={hrefOfSearch(order.number)} className={styles.all}>
          {t('orders.samePhoneAll')}
        </Link>
      )}
    </section>
  );
}

function useSamePhone(order: Order, listed: readonly Order[] = []): Order[] {
  const { client } = useShop();
  const digits = searchableDigits(order.number);
  const canSearch = client.features().has('status');
  const { data } = useQuery({
    queryKey: [ORDERS, 'phone', digits],
    queryFn: ({ signal }) => client.listOrders({ search: digits, limit: READ }, { signal }),
    enabled: canSearch && digits !== '',
  });
  const found = canSearch ? (data?.items ?? []) : listed;
  return found.filter(
    (other) => other.command_id !== order.command_id && hasSamePhone(order, other),
  );
}
