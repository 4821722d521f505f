import { Trans, useTranslation } from 'react-i18next';
import { useMoney } from '../../lib/use-money.ts';
import type { CartIssue } from './reconcile-cart.ts';
import styles from './cart-issue-text.module.css';

/**
 * The text of a cart issue: the stock that is left with the quantity after the update, and the old price struck
 * through before the new one.
 */
export function CartIssueText({ issue: { line, left, price } }: { issue: CartIssue }) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <p className={styles.text}>
      {left === 0 && <span>{t('cart.soldOut')}</span>}
      {left !== undefined && left > 0 && <span>{t('cart.quantityChange', { count: left })}</span>}
      {price !== undefined && (
        <span>
          <Trans
            i18nKey="cart.newPrice"
            values={{ former: money(line.discounted_price), current: money(price) }}
            components={{ former: <s className={styles.former} />, current: <strong /> }}
          />
        </span>
      )}
    </p>
  );
}
