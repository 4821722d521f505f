import type { ApiClient, CallOptions, Listing } from '@shop/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '../../platform/shop-context.ts';
import type { ListQuery } from './list-choice.ts';
import { isFiltered, listPage, listQuery, type ListRules } from './list-view.ts';
import { useListView } from './use-list-view.ts';

export type ListSource<T> = ListRules<T> & {
  /** The list's name among the queries. */
  name: string;
  read: (client: ApiClient, query: ListQuery, options: CallOptions) => Promise<Listing<T>>;
};

/**
 * Reads the page of a list that the address names, whether the host pages and searches or not. While
 * another page is on its way, the last one stays.
 */
export function useList<T>(source: ListSource<T>) {
  const { client } = useShop();
  const { view, ...address } = useListView(source);
  const asked = listQuery(view, source, client.features());
  const request = useQuery({
    queryKey: [source.name, asked],
    queryFn: async ({ signal }) => ({
      listing: await source.read(client, asked, { signal }),
      asked,
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = request;
  const page = data && listPage(data.listing, data.asked, view, source);
  useLastPage(!request.isPlaceholderData && page && page.page > page.pageCount, () =>
    address.hrefOfPage(page?.pageCount ?? 1),
  );
  return {
    request,
    page,
    all: data?.listing.items,
    view,
    isChosen: isFiltered(view, source),
    ...address,
  };
}

/** Goes to the last page from one past it, as after deleting the only item there. */
function useLastPage(isPast: boolean | undefined, lastPage: () => string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isPast) void navigate(lastPage(), { replace: true });
  });
}
