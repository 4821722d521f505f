import { lazy, Suspense, useSyncExternalStore } from 'react';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';

const KeptScroll = lazy(async () => ({
  default: (await import('./kept-scroll.tsx')).KeptScroll,
}));

/** What no first view needs; fetched once the page has been taken over, and done without where it cannot be. */
export function LaterParts() {
  const isTakenOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{isTakenOver && <KeptScroll />}</Suspense>
    </ErrorBoundary>
  );
}
