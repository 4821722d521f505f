import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GENDERS } from '@shop/contract/constants';
import { Drawer, IconButton, MenuIcon } from '@shop/ui';
import { LazyFavouritesLink } from '../../features/catalogue/lazy-favourites.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
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

type CategoryLinksProps = { className: string | undefined; onFollow: () => void };

/** SHOP-1: a link to the shop page of each gender, in the shop's own order. */
function CategoryLinks({ className, onFollow }: CategoryLinksProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const active = pathname === paths.shop() ? new URLSearchParams(search).get('gender') : null;
  return GENDERS.map((gender) => (
    <OriginLink
      key={gender}
      to={paths.shop({ gender })}
      className={className}
      aria-current={gender === active ? 'page' : undefined}
      onClick={onFollow}
    >
      {t(`genders.${gender}`)}
    </OriginLink>
  ));
}
