import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { paths } from '../../platform/paths.ts';
import styles from './floating-cart.module.css';

/** NAV-7: the way to the cart, always under the thumb. */
export function FloatingCart() {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <Link to={paths.cart} className={styles.button} aria-label={t('layout.cart', { count })}>
      <CartIcon />
      {count > 0 && (
        <span className={styles.count}>
          <Badge tone="count">{count}</Badge>
        </span>
      )}
    </Link>
  );
}
