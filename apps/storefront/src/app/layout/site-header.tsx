import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Badge, CartIcon } from '@shop/ui';
import { useCartCount } from '../../features/cart/use-cart.ts';
import { LazyFavouritesLink } from '../../features/catalogue/lazy-favourites.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { SearchBox } from '../../features/search/search-box.tsx';
import { stateField } from '../../lib/navigation-state.ts';
import { paths } from '../../lib/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './site-header.module.css';

/**
 * NAV-1, NAV-2: the sticky header. The search bar is in its row; on tablets it is below it. The styles of
 * the checkout make it quiet (`quiet-header.css`).
 */
export function SiteHeader() {
  const { t } = useTranslation();
  const { pathname, state } = useLocation();
  // The confirmation of a placed order has the path of the checkout.
  const isQuiet = pathname === paths.checkout && stateField(state, 'placed') === undefined;
  return (
    <>
      <header className={styles.header} data-quiet={isQuiet || undefined}>
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
      <SearchBar isQuiet={isQuiet} />
    </>
  );
}

/** NAV-7: the search field, and the cart with its count. */
function SearchBar({ isQuiet }: { isQuiet: boolean }) {
  const { t } = useTranslation();
  const count = useCartCount();
  return (
    <section
      className={styles.searchBar}
      data-quiet={isQuiet || undefined}
      aria-label={t('layout.searchAndCart')}
    >
      <SearchBox />
      {!isQuiet && (
        <div className={styles.favourites}>
          <LazyFavouritesLink className={styles.cart} isIcon />
        </div>
      )}
      <Link to={paths.cart} className={styles.cart} aria-label={t('layout.cart', { count })}>
        <CartIcon />
        <Badge tone="count">{count}</Badge>
      </Link>
    </section>
  );
}
