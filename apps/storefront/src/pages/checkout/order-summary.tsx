import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { lineTotal } from '../../features/cart/cart-totals.ts';
import { LinePicture } from '../../features/cart/line-picture.tsx';
import { SummaryPanel } from '../../features/cart/summary-panel.tsx';
import { TotalsList } from '../../features/cart/totals-list.tsx';
import { useVariantText } from '../../features/cart/use-variant-text.ts';
import { CONTENT_LANGUAGE } from '../../platform/content-language.ts';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { useMoney } from '../../platform/use-language.ts';
import styles from './order-summary.module.css';

/** CMD-1: what is about to be ordered, and what it costs. */
export function OrderSummary({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const variant = useVariantText();
  return (
    <SummaryPanel title={t('checkout.summary')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line._id} ${line.color} ${line.size}`} className={styles.line}>
            <LinePicture line={line} sizes={pictureSizes.summaryLine} />
            <div>
              <p lang={CONTENT_LANGUAGE}>
                {t('checkout.piece', { quantity: line.quantity, name: line.productName })}
              </p>
              <p className={styles.variant}>{variant(line)}</p>
            </div>
            <p className={styles.amount}>{money(lineTotal(line))}</p>
          </li>
        ))}
      </ul>
      <TotalsList lines={lines} />
      <Link to={paths.cart}>{t('checkout.backToCart')}</Link>
    </SummaryPanel>
  );
}
