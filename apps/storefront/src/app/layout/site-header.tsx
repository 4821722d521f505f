import { useTranslation } from 'react-i18next';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './site-header.module.css';

/** NAV-1, NAV-2: the sticky header. The search bar is below it, or beside it on wide windows. */
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
