import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { GENDERS } from '@shop/contract/constants';
import { Drawer } from '@shop/ui';
import { LazyFavouritesLink } from '../../features/catalogue/lazy-favourites.tsx';
import { LanguageMenu } from '../../features/language/language-menu.tsx';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { BrandLogo } from './brand-logo.tsx';
import styles from './menu-panel.module.css';
import { NavigationLinks } from './navigation-links.tsx';

export type MenuPanelProps = { open: boolean; onClose: () => void };

/** NAV-5: the drawer with the navigation of narrow windows. */
export function MenuPanel({ open, onClose }: MenuPanelProps) {
  const { t } = useTranslation();
  // Its content is rendered when it first opens, and stays while the drawer slides out.
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('layout.menu')}
      closeLabel={t('layout.closeMenu')}
      logo={<BrandLogo light onFollow={onClose} />}
    >
      {hasOpened && (
        <>
          <nav className={styles.links} aria-label={t('layout.navigation')}>
            <NavigationLinks
              className={styles.link}
              onFollow={onClose}
              categories={<CategoryLinks className={styles.category} onFollow={onClose} />}
            />
          </nav>
          <div className={styles.favourites}>
            <LazyFavouritesLink className={styles.favouritesLink} onFollow={onClose} />
          </div>
          <LanguageMenu />
        </>
      )}
    </Drawer>
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
