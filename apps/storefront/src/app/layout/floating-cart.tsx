import { useTranslation } from '@shop/i18n/react';
import { Link, useLocation } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { paths } from '../../platform/paths.ts';
import styles from './floating-cart.module.css';

/** Pages whose fields and buttons are what the shopper came for: on a phone it stands in the header there. */
const ASIDE: ReadonlySet<string> = new Set([paths.cart, paths.checkout]);

/** NAV-7: the way to the cart, under the thumb, but never over what the cart and the checkout are made of. */
export function FloatingCart() {
  const { t } = useTranslation();
  const count = useCartCount();
  const isAside = ASIDE.has(useLocation().pathname);
  return (
    <Link
      to={paths.cart}
      className={styles.button}
      data-aside={isAside}
      aria-label={t('layout.cart', { count })}
    >
      <CartIcon />
      {count > 0 && (
        <span className={styles.count}>
          <Badge tone="count">{count}</Badge>
        </span>
      )}
    </Link>
  );
}
