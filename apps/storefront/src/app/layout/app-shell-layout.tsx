import { Outlet } from 'react-router-dom';
import { PageColumn } from '@shop/ui';
import { SiteHeader } from './site-header.tsx';
import styles from './shop-layout.module.css';

/** The layout of a static shell: inert, because no event is handled before the app is loaded. */
export function AppShellLayout() {
  return (
    <div className={styles.layout} inert>
      <SiteHeader />
      <main className={styles.main}>
        <PageColumn>
          <Outlet />
        </PageColumn>
      </main>
    </div>
  );
}
