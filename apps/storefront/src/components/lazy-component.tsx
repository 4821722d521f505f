import { lazy, Suspense, useState, type ComponentType } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/**
 * A lazily loaded component with a fallback. React's `lazy` alone caches a failed load until the page is
 * reloaded; here each mount, and each change of the props, is a new attempt.
 * @param Fallback is rendered when the chunk cannot be loaded
 * @param Pending is rendered while the chunk is loaded
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
  Pending?: ComponentType<Props>,
): ComponentType<Props> {
  function Attempt(props: Props) {
    const [Loaded] = useState(() => lazy(async () => ({ default: await load() })));
    return (
      <Suspense fallback={Pending && <Pending {...props} />}>
        <Loaded {...props} />
      </Suspense>
    );
  }
  return function LazyComponent(props: Props) {
    return (
      <ErrorBoundary fallback={<Fallback {...props} />} resetKeys={Object.values(props)}>
        <Attempt {...props} />
      </ErrorBoundary>
    );
  };
}
