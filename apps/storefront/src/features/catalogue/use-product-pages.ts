import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { ProductPagesQuery } from './product-queries.ts';
import { useInView } from './use-in-view.ts';

/** Loads the first page when the element is near the window, and further pages on request (HOME-4). */
export function useProductPages(query: ProductPagesQuery, element: RefObject<HTMLElement | null>) {
  const { data, isLoadingError, refetch, hasNextPage, isFetching, fetchNextPage } =
    useInfiniteQuery({ ...query, enabled: useInView(element) });
  // By id, because a product that moved between two pages is in both.
  const byId = new Map(
    data?.pages.flatMap(({ items }) => items.map((product) => [product.product_Id, product])),
  );
  return {
    products: data && [...byId.values()],
    isError: isLoadingError,
    onRetry: () => void refetch(),
    more: {
      hasMore: hasNextPage,
      onLoadMore: () => {
        if (!isFetching) void fetchNextPage();
      },
    },
  };
}
