import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageColumn } from '@shop/ui';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { staysInPlace } from '../../platform/navigation-state.ts';
import { BrokenPage } from './broken-page.tsx';
import { FloatingCart } from './floating-cart.tsx';
import { LaterParts } from './later-parts.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TakeOver } from './take-over.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';
import styles from './shop-layout.module.css';

/** What all shopper pages share (specification, section 2), with a boundary around each page. */
export function ShopLayout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
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
          <PageColumn>
            <ErrorBoundary fallback={<BrokenPage />} shown={pathname + search}>
              <Suspense fallback={<PageSkeleton />}>
                <Outlet />
                {!hasMoved && <TakeOver />}
              </Suspense>
            </ErrorBoundary>
          </PageColumn>
        </div>
        <FloatingCart />
      </main>
      {hasMoved && <TitleAnnouncer />}
      <SiteFooter />
      <LaterParts />
    </div>
  );
}

/**
 * On every later page than the first: back to the top, focus on the page, and the page's entrance
 * (NAV-9). Another page of one list is a page too; what only changes a part of it stays in place.
 * Back and Forward keep the place the page was left at.
 */
function useArrival(main: { current: HTMLElement | null }): boolean {
  const { pathname, key, state } = useLocation();
  const navigation = useNavigationType();
  const [first] = useState(pathname);
  const shown = useRef({ pathname, key });
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && pathname !== first) setHasMoved(true);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isSamePage = before.pathname === pathname;
    const isNewThere = navigation === NavigationType.Push && !staysInPlace(state);
    if (before.key === key || (isSamePage && !isNewThere)) return;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, key, state, navigation, main]);
  return hasMoved;
}
