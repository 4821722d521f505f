import type { OrderLine } from '@shop/contract/schemas';
import { colorName, formatMoney, sizeName } from '@shop/i18n';
import { ProductPicture } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { ColorDot } from '../../features/stock/color-dot.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { lineTotal } from './order-amounts.ts';
import styles from './order-line-row.module.css';

const PICTURE_WIDTH = 160;

/** One line of an order: the product as it was, colour, size, quantity and amounts. */
export function OrderLineRow({ line }: { line: OrderLine }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { client } = useShop();
  const [picture] = line.product.product_images;
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture && <ProductPicture src={client.pictureUrl(picture, PICTURE_WIDTH)} alt="" />}
      </div>
      <div className={styles.what}>
        <p className={styles.name} lang="fr">
          {line.product.product_name}
        </p>
        <dl className={styles.choice}>
          <div>
            <dt>{t('orders.color')}</dt>
            <dd>
              <ColorDot value={line.color} />
              {colorName(line.color, language)}
            </dd>
          </div>
          <div>
            <dt>{t('orders.size')}</dt>
            <dd>{sizeName(line.size, language)}</dd>
          </div>
          <div>
            <dt>{t('orders.quantity')}</dt>
            <dd>{line.quantity}</dd>
          </div>
          <div>
            <dt>{t('orders.unitPrice')}</dt>
            <dd>{formatMoney(line.product.discounted_price, language)}</dd>
          </div>
        </dl>
      </div>
      <p className={styles.total}>{formatMoney(lineTotal(line), language)}</p>
    </li>
  );
}
