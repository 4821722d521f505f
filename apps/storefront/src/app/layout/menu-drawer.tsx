import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, IconButton, MenuIcon } from '@shop/ui';
import { LazyFavouritesLink } from '../../features/catalogue/lazy-favourites.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { CategoryLinks } from './category-links.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './menu-drawer.module.css';

/** NAV-5: the menu button and the drawer with the navigation on narrow windows. */
export function MenuDrawer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  // Its content is not in the rendered page, and stays while the drawer slides out.
  const [hasOpened, setHasOpened] = useState(false);
  if (isOpen && !hasOpened) setHasOpened(true);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        label={t('layout.openMenu')}
        icon={<MenuIcon />}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer
        open={isOpen}
        onClose={close}
        label={t('layout.menu')}
        closeLabel={t('layout.closeMenu')}
        logo={<BrandLogo light onFollow={close} />}
      >
        {hasOpened && (
          <>
            <nav className={styles.links} aria-label={t('layout.navigation')}>
              <NavigationLinks
                className={styles.link}
                onFollow={close}
                categories={<CategoryLinks className={styles.category} onFollow={close} />}
              />
            </nav>
            <div className={styles.favourites}>
              <LazyFavouritesLink className={styles.favouritesLink} onFollow={close} />
            </div>
            <LanguageMenu />
          </>
        )}
      </Drawer>
    </>
  );
}
