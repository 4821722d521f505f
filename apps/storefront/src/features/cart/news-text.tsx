import { useTranslation } from '@shop/i18n/react';
import { useMoney } from '../../platform/use-language.ts';
import type { LineNews } from './todays-lines.ts';
import styles from './news-text.module.css';

/** Says what has changed about a line: the old price struck through before the new one, and what is left. */
export function NewsText({ news: { line, left, price } }: { news: LineNews }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <p className={styles.text}>
      {left === 0 && <span>{t('cart.soldOut')}</span>}
      {left !== undefined && left > 0 && <span>{t('cart.left', { count: left })}</span>}
      {price !== undefined && (
        <span>
          {t('cart.repriced')} <s className={styles.former}>{money(line.discounted_price)}</s>{' '}
          <strong>{money(price)}</strong>
        </span>
      )}
    </p>
  );
}
