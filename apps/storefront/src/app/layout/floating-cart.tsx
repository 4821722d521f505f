import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { paths } from '../../lib/paths.ts';
import styles from './floating-cart.module.css';

/** On these pages the cart link is in the header on a phone, so that it does not cover fields and buttons. */
const PAGES_WITH_HEADER_CART: ReadonlySet<string> = new Set([paths.cart, paths.checkout]);

/** NAV-7: the floating link to the cart. */
export function FloatingCart() {
  const { t } = useTranslation();
  const count = useCartCount();
  const isInHeader = PAGES_WITH_HEADER_CART.has(useLocation().pathname);
  return (
    <Link
      to={paths.cart}
      className={styles.button}
      data-in-header={isInHeader}
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
