import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { browserTexts } from '../../platform/storage.ts';

/** How far down each visited entry of the history was left, in pixels. */
type Places = Record<string, number>;

const PLACES = 'scroll';
/** Older entries are forgotten: nobody goes Back that far to look for their place. */
const MOST_PLACES = 50;
/** For how long a page may still be drawing what stands above the place, in milliseconds. */
const SETTLING_MS = 3_000;
/** What a shopper does to move the page; from then on the place is theirs. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'];

const texts = browserTexts(() => sessionStorage);

/**
 * Back, Forward and a reload give each page back where it was left (F5), by history entry, as soon as
 * as much of it is drawn as the place needs.
 */
export function KeptScroll() {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const entry = `${key} ${pathname}${search}`;
  const places = useRef(readPlaces());
  const shown = useRef(entry);
  const isGivingBack = useRef(false);

  const [keeper] = useState(() => ({
    note: () => {
      if (!isGivingBack.current) places.current[shown.current] = Math.round(window.scrollY);
    },
    giveBack: (top: number) => {
      isGivingBack.current = true;
      return giveBack(top, () => {
        isGivingBack.current = false;
      });
    },
  }));

  useLayoutEffect(() => {
    if (shown.current === entry) return undefined;
    shown.current = entry;
    if (navigation === NavigationType.Pop && hash === '') {
      return keeper.giveBack(places.current[entry] ?? 0);
    }
    keeper.note();
    return undefined;
  }, [entry, navigation, hash, keeper]);

  useEffect(() => {
    const top = places.current[shown.current] ?? 0;
    const end = wasThereBefore() && window.scrollY === 0 ? keeper.giveBack(top) : undefined;
    const stop = listen(keeper.note, () => writePlaces(places.current));
    keeper.note();
    return () => {
      end?.();
      stop();
    };
  }, [keeper]);
  return null;
}

/** Whether the page was loaded anew, or come back to from elsewhere, rather than opened. */
function wasThereBefore(): boolean {
  const [loading] = performance.getEntriesByType('navigation');
  return loading instanceof PerformanceNavigationTiming && loading.type !== 'navigate';
}

function listen(onScroll: () => void, onLeave: () => void): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: true };
  const takeOver = () => {
    history.scrollRestoration = 'manual';
  };
  // The browser gives a page's place back sooner than a script can, where the page is all there.
  const giveUp = () => {
    onLeave();
    history.scrollRestoration = 'auto';
  };
  takeOver();
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('pagehide', giveUp, options);
  window.addEventListener('pageshow', takeOver, options);
  return () => listening.abort();
}

/** Scrolls to a place, again whenever the page's height changes, until it has settled or the shopper moves. */
function giveBack(top: number, onEnd: () => void): () => void {
  const ending = new AbortController();
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const drawing = new ResizeObserver(scroll);
  const settled = setTimeout(end, SETTLING_MS);
  drawing.observe(document.body);
  for (const move of OWN_MOVES) {
    window.addEventListener(move, end, { signal: ending.signal, passive: true });
  }
  scroll();
  return end;

  function end() {
    clearTimeout(settled);
    drawing.disconnect();
    ending.abort();
    onEnd();
  }
}

function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(texts.read(PLACES) ?? '{}');
    const entries = typeof places === 'object' && places !== null ? Object.entries(places) : [];
    return Object.fromEntries(entries.filter(([, top]) => typeof top === 'number'));
  } catch {
    return {};
  }
}

function writePlaces(places: Places): void {
  const latest = Object.entries(places).slice(-MOST_PLACES);
  texts.write(PLACES, JSON.stringify(Object.fromEntries(latest)));
}
