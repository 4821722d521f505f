import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney, formatPhone } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { Fact, Facts } from '../../features/screen/facts.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { callLink } from './contact-message.ts';
import { orderSubtotal } from './order-amounts.ts';
import { OrderContact } from './order-contact.tsx';
import styles from './order-details.module.css';
import { OrderLineRow } from './order-line-row.tsx';
import { OrderMoves } from './order-moves.tsx';
import { OrderStatus } from './order-status.tsx';
import { useShownOrder } from './use-move-order.ts';

export type OrderDetailsProps = {
  order: Order;
  /** What stands beside the order's own facts: its history, its client's other orders. */
  children?: ReactNode;
};

/** All of an order: where it stands, who, where to, what, and how much (ADM-8). */
export function OrderDetails({ order, children }: OrderDetailsProps) {
  return (
    <div className={styles.details}>
      <Standing order={order} />
      <div className={styles.main}>
        <Client order={order} />
        <OrderContact order={order} />
        <Lines order={order} />
      </div>
      <div className={styles.beside}>{children}</div>
    </div>
  );
}

function Standing({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { status } = useShownOrder(order).order;
  if (status === undefined || !client.features().has('status')) return null;
  return (
    <div className={styles.standing}>
      <p className={styles.status} aria-live="polite">
        {t('orders.statusLabel')} <OrderStatus status={status} />
      </p>
      <OrderMoves order={order} which="all" />
    </div>
  );
}

function Client({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = callLink(order.number);
  return (
    <Facts>
      <Fact name={t('orders.client')}>{order.client_name}</Fact>
      <Fact name={t('orders.phone')}>
        {call ? <a href={call}>{formatPhone(order.number)}</a> : order.number}
      </Fact>
      <Fact name={t('orders.email')}>
        <a href={`mailto:${encodeURIComponent(order.email)}`}>{order.email}</a>
      </Fact>
      <Fact name={t('orders.address')}>
        {order.street}
        <br />
        {order.city}
      </Fact>
      {order.created_at && (
        <Fact name={t('orders.placedAt')}>{formatDateTime(order.created_at, language)}</Fact>
      )}
    </Facts>
  );
}

function Lines({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section>
      <h3 className={styles.heading}>{t('orders.lines')}</h3>
      <ul>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          // Two lines may be alike in all they say, and none ever changes its place.
          <OrderLineRow key={place} line={line} />
        ))}
      </ul>
      <dl className={styles.amounts}>
        <div>
          <dt>{t('orders.subtotal')}</dt>
          <dd>{formatMoney(orderSubtotal(order), language)}</dd>
        </div>
        <div>
          <dt>{t('orders.shipping')}</dt>
          <dd>{formatMoney(order.shipping_charge, language)}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('orders.total')}</dt>
          <dd>{formatMoney(order.total_amount, language)}</dd>
        </div>
      </dl>
    </section>
  );
}
