import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { LazyFavouritesLink } from '../../features/catalogue/lazy-favourites.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { paths } from '../../lib/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './site-header.module.css';

/** NAV-1, NAV-2: the sticky header. The search bar is in its row; on tablets it is below it. */
export function SiteHeader() {
  const { t } = useTranslation();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.inner}>
          <div className={styles.menu}>
            <MenuDrawer />
          </div>
          <BrandLogo />
          <nav className={styles.links} aria-label={t('layout.navigation')}>
            <NavigationLinks className={styles.link} />
          </nav>
          <div className={styles.languages}>
            <LanguageMenu />
          </div>
        </div>
      </header>
      <SearchBar />
    </>
  );
}

/** NAV-7: the search field, and the cart with its count. */
function SearchBar() {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <section className={styles.searchBar} aria-label={t('layout.searchAndCart')}>
      <SearchBox />
      <div className={styles.favourites}>
        <LazyFavouritesLink className={styles.cart} isIcon />
      </div>
      <Link to={paths.cart} className={styles.cart} aria-label={t('layout.cart', { count })}>
        <CartIcon />
        <Badge tone="count">{count}</Badge>
      </Link>
    </section>
  );
}
