import type { Facets } from '@shop/contract/schemas';
import { ShopCategories } from './shop-categories.tsx';
import { ShopFilterForm } from './shop-filter-form.tsx';
import type { ShopViewInUse } from './use-shop-view.ts';
import styles from './shop-sidebar.module.css';

type Props = {
  shop: ShopViewInUse;
  /** Undefined while they are not known. */
  facets: Facets | undefined;
  /** Told when a choice leads to another part of the collection. */
  onLeave?: () => void;
};

/** SHOP-2: the collection's parts, then what the list can be narrowed to. */
export function ShopSidebar({ shop, facets, onLeave }: Props) {
  return (
    <div className={styles.side}>
      <ShopCategories scope={shop.view.scope} onChoose={onLeave} />
      <ShopFilterForm shop={shop} facets={facets} />
    </div>
  );
}
