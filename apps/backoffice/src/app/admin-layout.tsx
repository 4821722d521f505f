import Button from '@mui/material/Button';
import { LogoutIcon } from '@shop/ui';
import { useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { Announcer } from '../features/announce/announcer.tsx';
import { LanguageChoice } from '../features/language/language-choice.tsx';
import { OrderWatcher } from './order-watcher.tsx';
import { useLogout } from '../features/session/use-logout.ts';
import { paths } from '../platform/paths.ts';
import { useShop } from '../platform/shop-context.ts';
import styles from './admin-layout.module.css';
import { SideMenu } from './side-menu.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const CONTENT = 'content';

/** Every guarded page: the shop's name, language and Logout above, the side menu (ADM-4), and the page. */
export function AdminLayout() {
  const { t } = useTranslation();
  const { name } = useShop();
  const logout = useLogout();
  const page = useRef<HTMLElement>(null);
  useKeptFocus(page);
  return (
    <div className={styles.counter}>
      <a className={styles.skip} href={`#${CONTENT}`}>
        {t('skipToContent')}
      </a>
      <header className={styles.top}>
        <Link to={paths.Dashboard} className={styles.brand}>
          <span className={styles.name}>{name || t('backOffice')}</span>
          {name && <span className={styles.place}>{t('backOffice')}</span>}
        </Link>
        <LanguageChoice />
        <Button onClick={logout} className={styles.logout}>
          <LogoutIcon size={20} />
          <span className={styles.label}>{t('session.logout')}</span>
        </Button>
      </header>
      <div className={styles.side}>
        <SideMenu />
      </div>
      <main ref={page} id={CONTENT} className={styles.page} tabIndex={-1}>
        <Announcer>
          <OrderWatcher>
            <Outlet />
          </OrderWatcher>
        </Announcer>
      </main>
      <ScrollRestoration />
    </div>
  );
}
