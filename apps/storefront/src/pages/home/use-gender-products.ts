import { useState, type RefObject } from 'react';
import type { Gender } from '@shop/contract/constants';
import { genderProductsQuery } from '../../features/catalogue/product-queries.ts';
import { useProductPages } from '../../features/catalogue/use-product-pages.ts';
import { useApi } from '../../lib/api.ts';
import type { TabId } from './product-tabs.tsx';
import { splitRow } from './tab-products-last.ts';

/**
 * HOME-4: all products of a gender, in pages. Those of the selected tab are displayed above; here they are the
 * last page.
 */
export function useGenderProducts(
  gender: Gender,
  tab: TabId,
  element: RefObject<HTMLElement | null>,
) {
  const { pages, more, ...state } = useProductPages(genderProductsQuery(useApi(), gender), element);
  const [hasLastPage, addLastPage] = useState(false);
  if (!pages) return { ...state, products: undefined, more };
  const { products, last } = splitRow(pages, tab);
  if (hasLastPage) return { ...state, products: [...products, ...last], more };
  return {
    ...state,
    products,
    more: {
      hasMore: more.hasMore || last.length > 0,
      onLoadMore: more.hasMore ? more.onLoadMore : () => addLastPage(true),
    },
  };
}
