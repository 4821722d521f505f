import { Outlet } from 'react-router-dom';
import { SiteHeader } from './site-header.tsx';
import styles from './shop-layout.module.css';

/** What stands before the script has come: the head and the page's own boxes, to be seen and not touched. */
export function FrameLayout() {
  return (
    <div className={styles.layout} inert>
      <SiteHeader />
      <main className={styles.main}>
        <div className={styles.page}>
          <Outlet />
        </div>
      </main>
    </div>
  );
}
