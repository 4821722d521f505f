import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawer, IconButton, MenuIcon } from '@shop/ui';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import styles from './menu-drawer.module.css';

/** NAV-5: the menu button and the drawer with the navigation on narrow windows. */
export function MenuDrawer() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
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
        <nav className={styles.links} aria-label={t('layout.navigation')}>
          <NavigationLinks className={styles.link} onFollow={close} />
        </nav>
        <LanguageMenu />
      </Drawer>
    </>
  );
}
