import type { Order } from '@shop/contract/schemas';
import { colorName, formatDate, formatMoney, formatPhone } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { useShop } from '../../platform/shop-context.ts';
import { lineTotal, orderSubtotal } from './order-amounts.ts';
import styles from './packing-slip.module.css';

/**
 * What goes into an order's parcel: where to, what is in it with a box to tick for each line, and what
 * the courier collects. In French whatever the interface: it is read by couriers and clients.
 */
export function PackingSlip({ order }: { order: Order }) {
  const t = useTranslation().i18n.in('fr');
  const { name } = useShop();
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{name}</p>
          <p>{t('slip.title')}</p>
        </div>
        <div className={styles.which}>
          <h1 className={styles.number}>{t('orders.number', { id: order.command_id })}</h1>
          {order.created_at && <p>{formatDate(order.created_at, 'fr')}</p>}
        </div>
      </header>
      <section className={styles.to}>
        <h2 className={styles.label}>{t('slip.to')}</h2>
        <p className={styles.client}>{order.client_name}</p>
        <p>{order.street}</p>
        <p>{order.city}</p>
        <p className={styles.phone}>{formatPhone(order.number)}</p>
      </section>
      <SlipLines order={order} />
      <dl className={styles.amounts}>
        <div>
          <dt>{t('orders.subtotal')}</dt>
          <dd>{formatMoney(orderSubtotal(order), 'fr')}</dd>
        </div>
        <div>
          <dt>{t('orders.shipping')}</dt>
          <dd>{formatMoney(order.shipping_charge, 'fr')}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('slip.total')}</dt>
          <dd>{formatMoney(order.total_amount, 'fr')}</dd>
        </div>
      </dl>
      <p className={styles.thanks}>{t('slip.thanks')}</p>
    </article>
  );
}

function SlipLines({ order }: { order: Order }) {
  const t = useTranslation().i18n.in('fr');
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('slip.item')}</th>
          <th scope="col">{t('orders.size')}</th>
          <th scope="col" className={styles.figure}>
            {t('slip.quantity')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('orders.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          <tr key={place}>
            <td className={styles.what}>
              <span className={styles.item}>{line.product.product_name}</span>
              <span className={styles.color}>{colorName(line.color, 'fr')}</span>
            </td>
            <td className={styles.choice}>{line.size}</td>
            <td className={styles.choice} data-figure>
              {line.quantity}
            </td>
            <td className={styles.figure}>{formatMoney(lineTotal(line), 'fr')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
