import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { cartTotals, lineTotal } from '../../features/cart/cart-totals.ts';
import { LineImage } from '../../features/cart/line-image.tsx';
import { SummaryPanel } from '../../features/cart/summary-panel.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { useDeliveryText } from '../../features/delivery/use-delivery-text.ts';
import { CONTENT_LANGUAGE } from '../../lib/content-language.ts';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { useMoney } from '../../lib/use-money.ts';
import styles from './order-summary.module.css';

type Props = {
  lines: readonly CartLine[];
  /** Whether the cart has issues, so that its total will change. */
  isOutdated: boolean;
};

/** CMD-1: the lines of the order and its totals. */
export function OrderSummary({ lines, isOutdated }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  const days = useDeliveryText();
  return (
    <SummaryPanel title={t('checkout.summary')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line._id} ${line.color} ${line.size}`} className={styles.line}>
            <LineImage line={line} sizes={imageSizes.summaryLine} />
            <div>
              <p lang={CONTENT_LANGUAGE}>
                {t('checkout.line', { quantity: line.quantity, name: line.productName })}
              </p>
              <p className={styles.variant}>{variant(line)}</p>
            </div>
            <p className={styles.amount}>{money(lineTotal(line))}</p>
          </li>
        ))}
      </ul>
      <TotalsList totals={cartTotals(lines)} isOutdated={isOutdated} />
      {days !== '' && <p className={styles.days}>{t('checkout.expected', { days })}</p>}
      <Link to={paths.cart}>{t('checkout.backToCart')}</Link>
    </SummaryPanel>
  );
}
