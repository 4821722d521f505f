import type { Facets } from '@shop/contract/schemas';
import { ShopCategories } from './shop-categories.tsx';
import { ShopFilterForm } from './shop-filter-form.tsx';
import type { ShopViewState } from './use-shop-view.ts';
import styles from './shop-sidebar.module.css';

type Props = {
  shop: ShopViewState;
  /** Undefined before the response. */
  facets: Facets | undefined;
  /** Whether the facets may still arrive. */
  isLoading: boolean;
  /** Called when a link to another scope is clicked. */
  onLeave?: () => void;
};

/** SHOP-2: the links to the scopes, and the filters. */
export function ShopSidebar({ shop, facets, isLoading, onLeave }: Props) {
  return (
    <div className={styles.sidebar}>
      <ShopCategories view={shop.view} onSelect={onLeave} />
      <ShopFilterForm shop={shop} facets={facets} isLoading={isLoading} />
    </div>
  );
}
