import { useTranslation } from 'react-i18next';
import { Button, DeleteIcon } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import type { CurrentProducts } from '../../features/cart/reconcile-cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';

type Props = {
  lines: readonly CartLine[];
  current: CurrentProducts;
  onRemove: (line: CartLine) => void;
  onReset: () => void;
  /** Applies the current price and stock to one line. */
  onFix: (line: CartLine) => void;
};

/** CART-3, CART-5, CART-6: the removable lines, and the button that empties the cart. */
export function CartLines({ lines, current, onRemove, onReset, onFix }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-label={t('cart.lines')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line._id} ${line.color} ${line.size}`}>
            <CartLineRow
              line={line}
              current={current}
              onRemove={() => onRemove(line)}
              onFix={() => onFix(line)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.reset}>
        <Button variant="quiet" icon={<DeleteIcon size={20} />} onClick={onReset}>
          {t('cart.reset')}
        </Button>
      </div>
    </section>
  );
}
