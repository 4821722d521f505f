import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { UnreadableItems } from '@shop/api-client';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../components/error-notice.tsx';
import type { ListPage } from './list-view.ts';
import { Pagination } from './pagination.tsx';
import { Notice } from '../../components/notice.tsx';
import { Placeholders } from '../../components/placeholders.tsx';

export type ListLayoutProps<T> = {
  request: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  page: ListPage<T> | undefined;
  /** The items that the API server sent and that cannot be read: with some, the list is not empty. */
  unreadable?: UnreadableItems | undefined;
  pageHref: (page: number) => string;
  searchText: string;
  /** Changes the search. */
  search?: (text: string) => void;
  /** Whether a filter besides the search is set, and the function that removes all filters. */
  isFiltered?: boolean;
  clearFilters?: () => void;
  /** Next to the pagination. */
  footer?: ReactNode;
  /** The contents of the placeholders while the list loads. */
  samples: readonly T[];
  /** The message of an empty list. */
  empty: { icon: ReactNode; title: string; text: string };
  children: (items: T[]) => ReactNode;
};

/**
 * A list in each of its states: loading, error with a retry, empty, no results, and its pages
 * (SHOP-3).
 */
export function ListLayout<T>(props: ListLayoutProps<T>) {
  const { request, page } = props;
  if (!page) {
    if (request.error && !request.isFetching) return <ListError request={request} />;
    return <Placeholders>{props.children([...props.samples])}</Placeholders>;
  }
  if (page.total === 0) return <EmptyList {...props} />;
  return (
    <>
      {request.error && <ListError request={request} />}
      {props.children(page.items)}
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 6,
          rowGap: 4,
          mt: 2,
        }}
      >
        <Pagination page={page.page} pageCount={page.pageCount} pageHref={props.pageHref} />
        {props.footer}
      </Stack>
    </>
  );
}

function EmptyList(
  props: Pick<
    ListLayoutProps<unknown>,
    'searchText' | 'search' | 'isFiltered' | 'clearFilters' | 'empty' | 'unreadable'
  >,
) {
  const { searchText, search, isFiltered = false, clearFilters, empty, unreadable } = props;
  const { t } = useTranslation();
  if (!searchText && !isFiltered) return unreadable?.count ? null : <Notice {...empty} />;
  const title = isFiltered ? t('list.noMatch') : t('list.nothingFound', { search: searchText });
  return (
    <Notice icon={empty.icon} title={title}>
      {isFiltered && (
        <Button variant="outlined" onClick={clearFilters}>
          {t('list.clearFilters')}
        </Button>
      )}
      {!isFiltered && search && (
        <Button variant="outlined" onClick={() => search('')}>
          {t('list.clearSearch')}
        </Button>
      )}
    </Notice>
  );
}

function ListError({ request }: { request: ListLayoutProps<unknown>['request'] }) {
  const { t } = useTranslation();
  return (
    <ErrorNotice
      title={t('list.failed')}
      error={request.error}
      onRetry={() => void request.refetch()}
      retrying={request.isFetching}
    />
  );
}
