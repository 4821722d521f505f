import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../platform/error-boundary.tsx';
import { painted } from '../../platform/painted.ts';

const KeptScroll = lazy(async () => ({
  default: (await painted().then(() => import('./kept-scroll.tsx'))).KeptScroll,
}));

/** What no first view needs; fetched once the page has been taken over, and done without where it cannot be. */
export function LaterParts() {
  const [isTakenOver, setTakenOver] = useState(false);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{isTakenOver && <KeptScroll />}</Suspense>
    </ErrorBoundary>
  );
}
