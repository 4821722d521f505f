import { useTranslation } from '@shop/i18n/react';
import { Button, DeleteIcon } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import type { Today } from '../../features/cart/todays-lines.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';

type Props = {
  lines: readonly CartLine[];
  today: Today;
  onRemove: (line: CartLine) => void;
  onReset: () => void;
  /** Takes today's price and stock over into one line. */
  onRepair: (line: CartLine) => void;
};

/** CART-3, CART-5, CART-6: the lines, each removable, and the button that empties the cart. */
export function CartLines({ lines, today, onRemove, onReset, onRepair }: Props) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-label={t('cart.lines')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line._id} ${line.color} ${line.size}`}>
            <CartLineRow
              line={line}
              today={today}
              onRemove={() => onRemove(line)}
              onRepair={() => onRepair(line)}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" icon={<DeleteIcon size={20} />} onClick={onReset}>
          {t('cart.reset')}
        </Button>
      </div>
    </section>
  );
}
