import type { Order, OrderLine } from '@shop/contract/schemas';
import { colorName, formatDate, formatMoney, formatPhone } from '@shop/i18n';
import { useTranslation } from 'react-i18next';
import { useShop } from '../../../lib/shop-context.ts';
import { hasReduction, lineTotal, orderSubtotal } from '../api/order-amounts.ts';
import styles from './packing-slip.module.css';

/**
 * The packing slip of a parcel: address, lines with a box to tick, and the amount that the courier
 * collects. Always in French, for couriers and customers.
 */
export function PackingSlip({ order }: { order: Order }) {
  const t = useTranslation().i18n.getFixedT('fr');
  const { name } = useShop();
  const subtotal = orderSubtotal(order);
  return (
    <article className={styles.slip}>
      <header className={styles.head}>
        <div>
          <p className={styles.shop}>{name}</p>
          <p>{t('packingSlip.title')}</p>
        </div>
        <div className={styles.which}>
          <h1 className={styles.number}>{t('orders.number', { id: order.command_id })}</h1>
          {order.created_at && <p>{formatDate(order.created_at, 'fr')}</p>}
        </div>
      </header>
      <section className={styles.to}>
        <h2 className={styles.label}>{t('packingSlip.to')}</h2>
        <p className={styles.client} dir="auto">
          {order.client_name}
        </p>
        <p dir="auto">{order.street}</p>
        <p dir="auto">{order.city}</p>
        <p className={styles.phone}>{formatPhone(order.number)}</p>
      </section>
      <SlipLines order={order} />
      <dl className={styles.amounts}>
        {subtotal !== undefined && (
          <div>
            <dt>{t('orders.subtotal')}</dt>
            <dd>{formatMoney(subtotal, 'fr')}</dd>
          </div>
        )}
        <div>
          <dt>{t('orders.shipping')}</dt>
          <dd>{formatMoney(order.shipping_charge, 'fr')}</dd>
        </div>
        {hasReduction(order) && (
          <div>
            <dt>{t('orders.reduction')}</dt>
            <dd>{formatMoney(`-${order.reduction}`, 'fr')}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('packingSlip.total')}</dt>
          <dd>{formatMoney(order.total_amount, 'fr')}</dd>
        </div>
      </dl>
      <p className={styles.thanks}>{t('packingSlip.thanks')}</p>
    </article>
  );
}

function formatLineTotal(line: OrderLine): string {
  const total = lineTotal(line);
  return total === undefined ? '' : formatMoney(total, 'fr');
}

function SlipLines({ order }: { order: Order }) {
  const t = useTranslation().i18n.getFixedT('fr');
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('packingSlip.item')}</th>
          <th scope="col">{t('orders.size')}</th>
          <th scope="col" className={styles.figure}>
            {t('packingSlip.quantity')}
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
              <span className={styles.item} dir="auto">
                {line.product.product_name}
              </span>
              <span className={styles.color}>{colorName(line.color, 'fr')}</span>
            </td>
            <td className={styles.choice}>{line.size}</td>
            <td className={styles.choice} data-figure>
              {line.quantity}
            </td>
            <td className={styles.figure}>{formatLineTotal(line)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
