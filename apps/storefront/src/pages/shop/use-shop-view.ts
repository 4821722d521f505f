import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { STAYS_IN_PLACE } from '../../platform/navigation-state.ts';
import { readShopView, shopPath, type ShopFilters, type ShopView } from './shop-view.ts';

/** The view the address asks for, and the ways to narrow and order it; both go back to page 1. */
export type ShopViewInUse = {
  view: ShopView;
  narrow: (change: Partial<ShopFilters>) => void;
  order: (sort: ShopView['sort']) => void;
};

/**
 * Reads the shop's view from the address and writes each change there, so that Back takes it back.
 * A change shows at once, and the next press builds on it: the router gives the new address later.
 */
export function useShopView(): ShopViewInUse {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, show] = useOptimistic(readShopView(query));
  const go = (changes: Partial<ShopView>) => {
    const next = tidy({ ...view, ...changes, page: 1 });
    startTransition(() => {
      show(next);
      void navigate(shopPath(next), { state: STAYS_IN_PLACE });
    });
  };
  return {
    view,
    narrow: (change) => go({ filters: { ...view.filters, ...change } }),
    order: (sort) => go({ sort }),
  };
}

/** Equal views have one address, whatever the order of the presses. */
function tidy(view: ShopView): ShopView {
  return readShopView(new URLSearchParams(shopPath(view).split('?')[1]));
}
