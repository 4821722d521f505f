import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney, formatPhone, internationalDigits } from '@shop/i18n';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../features/language/use-language.ts';
import { orderSubtotal } from './order-amounts.ts';
import styles from './order-details.module.css';
import { OrderLineRow } from './order-line-row.tsx';
import { OrderMoves } from './order-moves.tsx';

/** All of an order: who, where to, what, and how much (ADM-8). */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles.details}>
      <OrderMoves order={order} />
      <dl className={styles.facts}>
        <Fact name={t('orders.client')}>{order.client_name}</Fact>
        <Fact name={t('orders.phone')}>
          <a href={`tel:+${internationalDigits(order.number)}`}>{formatPhone(order.number)}</a>
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
      </dl>
      <section>
        <h3 className={styles.heading}>{t('orders.lines')}</h3>
        <ul className={styles.lines}>
          {Array.from(order.command_products.entries(), ([place, line]) => (
            // Two lines may be alike in all they say, and none ever changes its place.
            <OrderLineRow key={place} line={line} />
          ))}
        </ul>
        <dl className={styles.amounts}>
          <Fact name={t('orders.subtotal')}>{formatMoney(orderSubtotal(order), language)}</Fact>
          <Fact name={t('orders.shipping')}>{formatMoney(order.shipping_charge, language)}</Fact>
          <Fact name={t('orders.total')}>
            <strong>{formatMoney(order.total_amount, language)}</strong>
          </Fact>
        </dl>
      </section>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
