import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterPaint } from '../../lib/after-paint.ts';

const ScrollRestoration = lazy(async () => ({
  default: (await afterPaint().then(() => import('./scroll-restoration.tsx'))).ScrollRestoration,
}));

/**
 * Loads the scroll restoration after hydration, because the first render does not need it. Without its chunk
 * nothing is rendered.
 */
export function LazyScrollRestoration() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>{isHydrated && <ScrollRestoration />}</Suspense>
    </ErrorBoundary>
  );
}
