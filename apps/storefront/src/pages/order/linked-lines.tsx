import { useTranslation } from 'react-i18next';
import type { LinkedOrderClient } from '@shop/api-client';
import { formatMoney, parseMoney } from '@shop/contract/money';
import type { LinkedLine, LinkedOrder } from '@shop/contract/schemas';
import { ProductImage } from '@shop/ui';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import { useMoney } from '../../lib/use-money.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './linked-lines.module.css';

/** The orders that the courier is still to be paid for. */
const TO_PAY: ReadonlySet<LinkedOrder['status']> = new Set(['new', 'confirmed', 'shipped']);

type Props = { order: LinkedOrder; client: LinkedOrderClient };

/** The lines of an order with their images, and what it costs unless it is cancelled. */
export function LinkedLines({ order, client }: Props) {
  const { t: tShop } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  return (
    <div className={styles.panel}>
      <ul className={styles.lines}>
        {Array.from(order.command_products.entries(), ([place, line]) => (
          <li key={place} className={styles.line}>
            <ProductImage
              {...imageSource(client, line.product.product_images[0])}
              alt=""
              sizes={imageSizes.thumb}
            />
            <div>
              <p lang={CONTENT_LANGUAGE}>
                {tShop('checkout.line', {
                  quantity: line.quantity,
                  name: line.product.product_name,
                })}
              </p>
              <p className={styles.variant}>{variant(line)}</p>
            </div>
            <p className={styles.amount}>{money(lineAmount(line))}</p>
          </li>
        ))}
      </ul>
      {order.status !== 'cancelled' && <Sums order={order} />}
    </div>
  );
}

/** The shipping, the reduction and the amount to pay. */
function Sums({ order }: { order: LinkedOrder }) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  const money = useMoney();
  return (
    <dl className={styles.sums}>
      <div className={styles.sum}>
        <dt>{tShop('cart.shipping')}</dt>
        <dd>{money(order.shipping_charge)}</dd>
      </div>
      {order.reduction !== undefined && (
        <div className={styles.sum}>
          <dt>{t('reduction')}</dt>
          <dd>−{money(order.reduction)}</dd>
        </div>
      )}
      <div className={styles.sum} data-total="true">
        <dt>{TO_PAY.has(order.status) ? t('toPay') : tShop('cart.total')}</dt>
        <dd>{money(order.total_amount)}</dd>
      </div>
    </dl>
  );
}

/** The amount of a line, as two-decimal text in TND. */
function lineAmount({ product, quantity }: LinkedLine): string {
  return formatMoney((parseMoney(product.discounted_price) ?? 0) * quantity);
}
