import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

const FOCUSABLE =
  'a[href], button, input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary';
const MESSAGE = '[aria-live]';
/** A bar at the foot of the window, above the page. */
const FOOT = '[data-foot]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** An element and its index in its parent. */
type Position = { element: Element; index: number };

/**
 * When the focused element is removed, such as a deleted card, the element that replaces it gets
 * the focus, or else the page's title (WCAG 2.4.3). When it was in a bar at the foot of the window, the element before
 * the bar gets it and the page does not scroll: what is next to the bar in the document may be far away. A component
 * that moves the focus itself has precedence.
 */
export function useRestoreFocus(page: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  const latestPathname = useRef(pathname);

  // A layout effect runs before the observer below is called.
  useLayoutEffect(() => {
    latestPathname.current = pathname;
  }, [pathname]);

  useEffect(() => {
    const { current } = page;
    if (!current) return undefined;
    const controller = new AbortController();
    let path: Position[] = [];
    let pathOf = '';
    let beforeFoot: HTMLElement | undefined;
    const recordFocus = ({ target }: FocusEvent) => {
      path = target instanceof Element ? ancestorsOf(target, current) : [];
      pathOf = latestPathname.current;
      if (target instanceof HTMLElement && !target.closest(FOOT)) beforeFoot = target;
    };
    const clearFocus = ({ relatedTarget }: FocusEvent) => {
      // A dialog restores the focus to the element that opened it, which may be removed by then.
      const isInDialog = relatedTarget instanceof Element && relatedTarget.closest(DIALOG) !== null;
      if (relatedTarget !== null && !isInDialog) path = [];
    };
    current.addEventListener('focusin', recordFocus, { signal: controller.signal });
    current.addEventListener('focusout', clearFocus, { signal: controller.signal });
    const observer = new MutationObserver(() => {
      const isRemoved = path[0]?.element.isConnected === false;
      if (!isRemoved || document.activeElement !== document.body) return;
      // After a navigation the new page's title gets the focus; another element would scroll the page.
      if (pathOf !== latestPathname.current) return;
      const wasInFoot = path.some(({ element }) => element.matches(FOOT) && !element.isConnected);
      const successor = wasInFoot ? beforeFoot : findNextFocusable(path, current);
      const next = successor?.isConnected ? successor : document.querySelector('h1');
      path = [];
      next?.focus({ preventScroll: wasInFoot });
    });
    observer.observe(current, { childList: true, subtree: true });
    // Dialogs are rendered outside the page.
    observer.observe(document.body, { childList: true });
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [page]);
}

function ancestorsOf(from: Element, page: Element): Position[] {
  const path: Position[] = [];
  for (let element = from; element !== page;) {
    const { parentElement } = element;
    if (!parentElement) return [];
    path.push({ element, index: [...parentElement.children].indexOf(element) });
    element = parentElement;
  }
  return path;
}

/**
 * The first focusable element at the removed element's index, or in the nearest ancestor that has
 * one.
 */
function findNextFocusable(path: readonly Position[], page: Element): HTMLElement | null {
  const removedIndex = path.findLastIndex(({ element }) => !element.isConnected);
  const index = path[removedIndex]?.index ?? 0;
  const ancestors = path.slice(removedIndex + 1).map(({ element }) => element);
  const parent = ancestors[0] ?? page;
  const replacement = parent.children[Math.min(index, parent.children.length - 1)];
  // The message of an empty list is announced; its buttons are not the deleted element's successor.
  if (replacement?.matches(MESSAGE) || replacement?.querySelector(MESSAGE)) return null;
  for (const element of [replacement, ...ancestors]) {
    const next = element?.matches(FOCUSABLE) ? element : element?.querySelector(FOCUSABLE);
    if (next instanceof HTMLElement) return next;
  }
  return null;
}
