import { startTransition, useEffect, useState, type RefObject } from 'react';

const ROOT_MARGIN = '300px';

/** Whether an element has been at most 300px from the window. Its content is loaded only then. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (isInView || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        // A transition, because its content may be long and must not block input.
        startTransition(() => setInView(true));
      },
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isInView]);
  return isInView;
}
