import { useInfiniteQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Product } from '@shop/contract/schemas';
import type { ProductPagesQuery } from './product-queries.ts';
import { useInView } from './use-in-view.ts';

/** Loads the first page when the element is near the window, and further pages on request (HOME-4). */
export function useProductPages(query: ProductPagesQuery, element: RefObject<HTMLElement | null>) {
  const {
    data,
    error,
    isLoadingError,
    isFetchNextPageError,
    isFetchingNextPage,
    refetch,
    hasNextPage,
    isFetching,
    fetchNextPage,
  } = useInfiniteQuery({ ...query, enabled: useInView(element) });
  const pages = data && uniquePages(data.pages.map(({ items }) => items));
  return {
    products: pages?.flat(),
    pages,
    unreadable: data?.pages.reduce((sum, page) => sum + (page.unreadable ?? 0), 0),
    error: isLoadingError && error,
    onRetry: () => void refetch(),
    nextPage: { error: isFetchNextPageError && error, isLoading: isFetchingNextPage },
    more: {
      hasMore: hasNextPage,
      onLoadMore: () => {
        if (!isFetching) void fetchNextPage();
      },
    },
  };
}

/** A product that moved between two pages is in both: it stays in the first one. */
function uniquePages(pages: readonly (readonly Product[])[]): Product[][] {
  const ids = new Set<string>();
  return pages.map((page) =>
    page.filter(({ product_Id: id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew;
    }),
  );
}
