import { DashboardIcon, MessagesIcon, OrdersIcon, PicturesIcon, ProductsIcon } from '@shop/ui';
import { Fragment } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { NavLink } from 'react-router-dom';
import { MENU, paths } from '../platform/paths.ts';
import styles from './side-menu.module.css';

const ICONS: Record<(typeof MENU)[number], typeof DashboardIcon> = {
  Dashboard: DashboardIcon,
  Products: ProductsIcon,
  Commands: OrdersIcon,
  Contacts: MessagesIcon,
  ImageManagement: PicturesIcon,
};

/** The five pages (ADM-4): a column beside the page, and below 667px a bar under the thumb. */
export function SideMenu() {
  const { t } = useTranslation();
  return (
    <nav className={styles.menu} aria-label={t('menu.label')}>
      <ul className={styles.items}>
        {MENU.map((page) => {
          const Icon = ICONS[page];
          return (
            <li key={page}>
              <NavLink to={paths[page]} end={page === 'Dashboard'} className={styles.item ?? ''}>
                <Icon size={22} />
                <span>
                  <Breakable word={t(`menu.${page}`)} />
                </span>
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Lets a word written in CamelCase break where its parts meet. */
function Breakable({ word }: { word: string }) {
  return word.split(/(?<=\p{Ll})(?=\p{Lu})/u).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
