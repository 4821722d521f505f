import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { BrokenPage } from './broken-page.tsx';
import { FloatingCart } from './floating-cart.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TakeOver } from './take-over.tsx';
import styles from './shop-layout.module.css';

/** What all shopper pages share (specification, section 2), with a boundary around each page. */
export function ShopLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const hasMoved = useArrival(main);

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <div key={pathname} className={styles.page} data-enters={hasMoved}>
          <ErrorBoundary fallback={<BrokenPage />}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
              {!hasMoved && <TakeOver />}
            </Suspense>
          </ErrorBoundary>
        </div>
        <FloatingCart />
      </main>
      <SiteFooter />
    </div>
  );
}

/**
 * On every later page than the first: back to the top, focus on the page, and the page's entrance
 * (NAV-9). Back and Forward keep the place the browser gives them.
 */
function useArrival(main: { current: HTMLElement | null }): boolean {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const [first] = useState(pathname);
  const shown = useRef(pathname);
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== first) setHasMoved(true);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, navigation, main]);
  return hasMoved;
}
