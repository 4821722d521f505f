import { useEffect, type RefObject } from 'react';

const STOPS =
  'a[href], button, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** An element, and its place among the children of what it stands in. */
type Step = { element: Element; place: number };

/**
 * Where what has the focus is taken out of the page, as a deleted card is, what took its place gets the
 * focus, or else the page's title: a keyboard goes on from there, and a screen reader says where it is
 * (WCAG 2.4.3). Whatever moves the focus itself comes first.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    const stop = new AbortController();
    let way: Step[] = [];
    const remember = ({ target }: FocusEvent) => {
      way = target instanceof Element ? wayUp(target, current) : [];
    };
    const forget = ({ relatedTarget }: FocusEvent) => {
      // A dialog gives the focus back to where it came from, which may be gone by then.
      const isOnLoan = relatedTarget instanceof Element && relatedTarget.closest(DIALOG) !== null;
      if (relatedTarget !== null && !isOnLoan) way = [];
    };
    current.addEventListener('focusin', remember, { signal: stop.signal });
    current.addEventListener('focusout', forget, { signal: stop.signal });
    const observer = new MutationObserver(() => {
      const isGone = way[0]?.element.isConnected === false;
      if (!isGone || document.activeElement !== document.body) return;
      const next = stopNear(way, current) ?? current.querySelector('h1');
      way = [];
      next?.focus();
    });
    observer.observe(current, { childList: true, subtree: true });
    // Dialogs stand beside the page.
    observer.observe(document.body, { childList: true });
    return () => {
      stop.abort();
      observer.disconnect();
    };
  }, [page]);
}

function wayUp(from: Element, page: Element): Step[] {
  const way: Step[] = [];
  for (let element = from; element !== page;) {
    const { parentElement } = element;
    if (!parentElement) return [];
    way.push({ element, place: [...parentElement.children].indexOf(element) });
    element = parentElement;
  }
  return way;
}

/** The first stop of what stands where the way broke off, or of the smallest thing around it that has one. */
function stopNear(way: readonly Step[], page: Element): HTMLElement | null {
  const broken = way.findLastIndex(({ element }) => !element.isConnected);
  const place = way[broken]?.place ?? 0;
  const around = way.slice(broken + 1).map(({ element }) => element);
  const parent = around[0] ?? page;
  const inPlace = parent.children[Math.min(place, parent.children.length - 1)];
  for (const element of [inPlace, ...around]) {
    const next = element?.matches(STOPS) ? element : element?.querySelector(STOPS);
    if (next instanceof HTMLElement) return next;
  }
  return null;
}
