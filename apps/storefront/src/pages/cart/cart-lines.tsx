import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, DeleteIcon, VisuallyHidden } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import { useCartDispatch } from '../../features/cart/use-cart.ts';
import { CartLineRow } from './cart-line-row.tsx';
import styles from './cart-lines.module.css';

/** CART-3, CART-5, CART-6: the lines, each removable, and the button that empties the cart. */
export function CartLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const dispatch = useCartDispatch();
  const [said, say] = useState('');

  function remove(line: CartLine) {
    dispatch({ type: 'cart/delete', key: line });
    say(t('cart.removed', { name: line.productName }));
  }

  return (
    <section className={styles.section} aria-label={t('cart.lines')}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={`${line._id} ${line.color} ${line.size}`}>
            <CartLineRow line={line} onRemove={() => remove(line)} />
          </li>
        ))}
      </ul>
      <VisuallyHidden>
        <output>{said}</output>
      </VisuallyHidden>
      <div>
        <Button
          look="quiet"
          icon={<DeleteIcon size={20} />}
          onClick={() => dispatch({ type: 'cart/reset' })}
        >
          {t('cart.reset')}
        </Button>
      </div>
    </section>
  );
}
