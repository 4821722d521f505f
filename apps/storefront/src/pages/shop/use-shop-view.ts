import { startTransition, useLayoutEffect, useOptimistic, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { STAYS_IN_PLACE } from '../../lib/navigation-state.ts';
import { readShopView, shopPath, type ShopFilters, type ShopView } from './shop-view.ts';

/** The view of the URL, and the functions that change its filters and sort order. Both go to page 1. */
export type ShopViewState = {
  view: ShopView;
  setFilters: (change: Partial<ShopFilters>) => void;
  setSort: (sort: ShopView['sort']) => void;
};

/**
 * Reads the shop's view from the URL and writes each change to it, so that Back undoes it. A change is displayed at
 * once, and the next click is applied to it, although the router updates the URL later.
 */
export function useShopView(): ShopViewState {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, setView] = useOptimistic(readShopView(query));
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  }, [view]);
  const update = (change: (current: ShopView) => Partial<ShopView>) => {
    const current = latest.current;
    const next = normalize({ ...current, ...change(current), page: 1 });
    // A second change by the same event is applied to the first, before React renders it.
    latest.current = next;
    startTransition(() => {
      setView(next);
      void navigate(shopPath(next), { state: STAYS_IN_PLACE });
    });
  };
  return {
    view,
    setFilters: (change) => update(({ filters }) => ({ filters: { ...filters, ...change } })),
    setSort: (sort) => update(() => ({ sort })),
  };
}

/** Sorts the values, so that equal views have one URL. */
function normalize(view: ShopView): ShopView {
  return readShopView(new URLSearchParams(shopPath(view).split('?')[1]));
}
