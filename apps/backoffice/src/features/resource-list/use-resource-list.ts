import type { ApiClient, CallOptions, Listing } from '@shop/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShop } from '../../lib/shop-context.ts';
import type { ListQuery } from './list-param.ts';
import { isFiltered, listPage, listQuery, type ListConfig } from './list-view.ts';
import { useListParams } from './use-list-params.ts';

export type ResourceDefinition<T> = ListConfig<T> & {
  /** The first part of the query key. */
  name: string;
  idOf: (item: T) => string;
  fetchList: (client: ApiClient, query: ListQuery, options: CallOptions) => Promise<Listing<T>>;
};

/**
 * Fetches the page of the list in the URL, whether the API server supports paging and search or
 * not. The previous page stays while the next one loads.
 */
export function useResourceList<T>(resource: ResourceDefinition<T>) {
  const { client } = useShop();
  const { view, ...listParams } = useListParams(resource);
  const query = listQuery(view, resource, client.features());
  const request = useQuery({
    queryKey: [resource.name, query],
    queryFn: async ({ signal }) => ({
      listing: await resource.fetchList(client, query, { signal }),
      query,
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = request;
  const page = data && listPage(data.listing, data.query, view, resource);
  useRedirectToLastPage(!request.isPlaceholderData && page && page.page > page.pageCount, () =>
    listParams.pageHref(page?.pageCount ?? 1),
  );
  return {
    request,
    page,
    all: data?.listing.items,
    unreadable: data?.listing.unreadable,
    view,
    isFiltered: isFiltered(view, resource),
    ...listParams,
  };
}

/** Redirects to the last page from one beyond it, as after the only item there was deleted. */
function useRedirectToLastPage(isPast: boolean | undefined, lastPage: () => string) {
  const navigate = useNavigate();
  useEffect(() => {
    if (isPast) void navigate(lastPage(), { replace: true });
  });
}
