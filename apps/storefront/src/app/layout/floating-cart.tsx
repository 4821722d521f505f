import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { paths } from '../../lib/paths.ts';
import styles from './floating-cart.module.css';

/** The pages that are about the cart's lines already, where nothing may distract from their main button. */
const CART_PAGES: ReadonlySet<string> = new Set([paths.cart, paths.checkout]);

/** NAV-7: the floating link to the cart. */
export function FloatingCart() {
  const { t } = useTranslation();
  const count = useCartCount();
  const isCartPage = CART_PAGES.has(useLocation().pathname);
  return (
    <Link
      to={paths.cart}
      className={styles.button}
      data-floating-cart
      data-quiet={count === 0 || isCartPage}
      aria-label={t('layout.cart', { count })}
    >
      <CartIcon size={20} />
      {count > 0 && (
        <span className={styles.count}>
          <Badge tone="count">{count}</Badge>
        </span>
      )}
    </Link>
  );
}
