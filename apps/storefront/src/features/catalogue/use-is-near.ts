import { startTransition, useEffect, useState, type RefObject } from 'react';

const NEAR = '300px';

/** Whether an element has come near the window once; what it shows is asked for no sooner. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // What it shows may be long; a touch in between is answered.
        startTransition(() => setNear(true));
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
