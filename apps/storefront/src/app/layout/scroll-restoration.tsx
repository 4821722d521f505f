import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { browserStorage } from '@shop/app-kit';

/** The scroll position of each history entry, in pixels. */
type ScrollPositions = Record<string, number>;

const STORAGE_KEY = 'scroll';
/** The maximum number of stored scroll positions; the oldest are removed. */
const MAX_POSITIONS = 50;
/** The time during which the page's height may still change above the scroll position, in milliseconds. */
const SETTLING_MS = 3_000;
/** Events of the shopper that end the restoration of the scroll position. */
const SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const storage = browserStorage(() => sessionStorage);

/**
 * Restores the scroll position of each history entry on Back, Forward and reload (F5), as soon as the page
 * is high enough.
 */
export function ScrollRestoration() {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const positions = useRef(readPositions());
  const lastEntry = useRef(entry);
  const isRestoring = useRef(false);

  const [scroll] = useState(() => ({
    record: () => {
      if (!isRestoring.current) positions.current[lastEntry.current] = Math.round(window.scrollY);
    },
    restore: (top: number) => {
      isRestoring.current = true;
      return restorePosition(top, () => {
        isRestoring.current = false;
      });
    },
  }));

  useLayoutEffect(() => {
    if (lastEntry.current === entry) return undefined;
    lastEntry.current = entry;
    if (navigation === NavigationType.Pop && hash === '') {
      return scroll.restore(positions.current[entry] ?? 0);
    }
    scroll.record();
    return undefined;
  }, [entry, navigation, hash, scroll]);

  useEffect(() => {
    const top = positions.current[lastEntry.current] ?? 0;
    const end = isReloadOrHistory() && window.scrollY === 0 ? scroll.restore(top) : undefined;
    const stopListening = addListeners(scroll.record, () => writePositions(positions.current));
    scroll.record();
    return () => {
      end?.();
      stopListening();
    };
  }, [scroll]);
  return null;
}

/** Whether the page was reloaded or reached by Back or Forward. */
function isReloadOrHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}

function addListeners(onScroll: () => void, onLeave: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, passive: true };
  const setManual = () => {
    history.scrollRestoration = 'manual';
  };
  // With `auto`, the browser restores the position before any script runs, when it has the whole page.
  const setAuto = () => {
    onLeave();
    history.scrollRestoration = 'auto';
  };
  setManual();
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('pagehide', setAuto, options);
  window.addEventListener('pageshow', setManual, options);
  return () => controller.abort();
}

/**
 * Scrolls to a position, and repeats it when the page's height changes, until the time limit or until the
 * shopper scrolls.
 */
function restorePosition(top: number, onEnd: () => void): () => void {
  const controller = new AbortController();
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  const timer = setTimeout(end, SETTLING_MS);
  observer.observe(document.body);
  for (const type of SCROLL_EVENTS) {
    window.addEventListener(type, end, { signal: controller.signal, passive: true });
  }
  scroll();
  return end;

  function end() {
    clearTimeout(timer);
    observer.disconnect();
    controller.abort();
    onEnd();
  }
}

function readPositions(): ScrollPositions {
  try {
    const positions: unknown = JSON.parse(storage.read(STORAGE_KEY) ?? '{}');
    const entries =
      typeof positions === 'object' && positions !== null ? Object.entries(positions) : [];
    return Object.fromEntries(entries.filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}

function writePositions(positions: ScrollPositions): void {
  const latest = Object.entries(positions).slice(-MAX_POSITIONS);
  storage.write(STORAGE_KEY, JSON.stringify(Object.fromEntries(latest)));
}
