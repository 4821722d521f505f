import { ErrorBoundary } from 'react-error-boundary';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { PageColumn, VisuallyHidden } from '@shop/ui';
import { stopRecordingClicks } from '../../lib/hydration/replay-clicks.ts';
import { staysInPlace } from '../../lib/navigation-state.ts';
import { HydratedContext } from '../../lib/use-hydrated.ts';
import { ErrorPage } from './error-page.tsx';
import { FloatingCart } from './floating-cart.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { ScrollRestoration } from './scroll-restoration.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { HydrationReplay } from './hydration-replay.tsx';
import styles from './shop-layout.module.css';

/** The layout of all shopper pages (specification, section 2), with an error boundary around each page. */
export function ShopLayout() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const hasNavigated = useNavigationEffects(main);
  const [isHydrated, setHydrated] = useState(false);

  return (
    <HydratedContext value={isHydrated || hasNavigated}>
      <div className={styles.layout}>
        <a className={styles.skip} href="#main">
          {t('skipToContent')}
        </a>
        <SiteHeader />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <div key={pathname} className={styles.page} data-entering={hasNavigated}>
            <PageColumn>
              <ErrorBoundary
                fallback={<ErrorPage />}
                resetKeys={[pathname, search]}
                // A page that throws is not hydrated; the header is.
                onError={() => setHydrated(true)}
              >
                <Suspense fallback={<PageSkeleton />}>
                  <Outlet />
                  {!hasNavigated && (
                    <HydrationReplay onEnd={() => startTransition(() => setHydrated(true))} />
                  )}
                </Suspense>
              </ErrorBoundary>
            </PageColumn>
          </div>
          <FloatingCart />
        </main>
        {hasNavigated && <TitleAnnouncer />}
        <SiteFooter />
        <ScrollRestoration />
      </div>
    </HydratedContext>
  );
}

/**
 * After each navigation: scrolls to the top, focuses the page and starts its entrance animation (NAV-9).
 * Another page of a paginated list counts as a navigation; a change of a part of the page does not. Back and
 * Forward do not scroll to the top.
 */
function useNavigationEffects(main: { current: HTMLElement | null }): boolean {
  const { pathname, hash, key, state } = useLocation();
  const navigation = useNavigationType();
  const [first] = useState(pathname);
  const lastLocation = useRef({ pathname, key });
  const [hasNavigated, setHasNavigated] = useState(false);
  if (!hasNavigated && pathname !== first) setHasNavigated(true);

  useEffect(() => {
    // A link that is followed before the first page is hydrated removes its replay.
    if (hasNavigated) stopRecordingClicks();
  }, [hasNavigated]);

  useEffect(() => {
    const previous = lastLocation.current;
    lastLocation.current = { pathname, key };
    const isSamePage = previous.pathname === pathname;
    const isNewEntry = navigation === NavigationType.Push && !staysInPlace(state);
    // The page scrolls to the section that the hash names.
    if (previous.key === key || hash !== '' || (isSamePage && !isNewEntry)) return;
    main.current?.focus({ preventScroll: true });
    if (navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, key, state, navigation, main]);
  return hasNavigated;
}

/** Announces the page title to screen readers after a navigation, as a browser does when it loads a page. */
function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const updateTitle = () => setTitle(document.title);
    const observer = new MutationObserver(updateTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    // The live region must be empty first: screen readers announce only changes in it.
    const timer = setTimeout(updateTitle);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <VisuallyHidden>
      <output>{title}</output>
    </VisuallyHidden>
  );
}
