import type { Order } from '@shop/contract/schemas';
import { formatDateTime, formatMoney, formatPhone, internationalDigits } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../features/language/use-language.ts';
import { Fact, Facts } from '../../features/screen/facts.tsx';
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
      <Facts>
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
      </Facts>
      <section>
        <h3 className={styles.heading}>{t('orders.lines')}</h3>
        <ul className={styles.lines}>
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
    </div>
  );
}
