import type { Product } from '@shop/contract/schemas';
import type { TabId } from './product-tabs.tsx';

/** The number of products that a row displays at once on a wide window. */
const VISIBLE = 4;

type Pages = readonly (readonly Product[])[];

/** A row without the products of the selected tab, and those products. */
export type SplitRow = { products: Product[]; last: Product[] };

/**
 * Removes the products of the selected tab from a row, so that the page displays no product twice. They are
 * the last ones of the row. A row whose first page would have fewer than four products has all of them.
 */
export function splitRow(pages: Pages, tab: TabId): SplitRow {
  const isInTab = ({ is_popular, badge }: Product) =>
    tab === 'popular' ? is_popular : badge === 'Promo';
  const split = pages.map((page) => ({
    products: page.filter((product) => !isInTab(product)),
    last: page.filter(isInTab),
  }));
  if ((split[0]?.products.length ?? 0) < VISIBLE) {
    return { products: split.flatMap(({ products, last }) => [...products, ...last]), last: [] };
  }
  return {
    products: split.flatMap(({ products }) => products),
    last: split.flatMap(({ last }) => last),
  };
}
