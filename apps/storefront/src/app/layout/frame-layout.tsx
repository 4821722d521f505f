import { Outlet } from 'react-router-dom';
import { PageColumn } from '@shop/ui';
import { SiteHeader } from './site-header.tsx';
import styles from './shop-layout.module.css';

/** What stands before the script has come: the head and the page's own boxes, to be seen and not touched. */
export function FrameLayout() {
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
