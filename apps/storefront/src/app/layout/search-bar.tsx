import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { SearchBox } from '../../features/search/search-box.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './search-bar.module.css';

/** NAV-7: the search field, and the cart with its count. */
export function SearchBar() {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <section className={styles.bar} aria-label={t('layout.searchAndCart')}>
      <SearchBox />
      <Link to={paths.cart} className={styles.cart} aria-label={t('layout.cart', { count })}>
        <CartIcon />
        <Badge tone="count">{count}</Badge>
      </Link>
    </section>
  );
}
