import Button from '@mui/material/Button';
import { Pagination, VisuallyHidden } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link } from 'react-router-dom';
import { FailureNotice } from './failure-notice.tsx';
import styles from './list-frame.module.css';
import type { ListPage } from './list-view.ts';
import { Notice } from './notice.tsx';

export type ListFrameProps<T> = {
  request: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  page: ListPage<T> | undefined;
  hrefOfPage: (page: number) => string;
  searched: string;
  /** Whether more than the search narrows the list, and what takes all of it back. */
  isChosen?: boolean;
  clear?: () => void;
  /** Stands beside the pages. */
  foot?: ReactNode;
  /** Stands in the list's place while it loads, at its size. */
  skeleton: ReactNode;
  /** What an empty list says. */
  empty: { icon: ReactNode; title: string; text: string };
  children: (items: T[]) => ReactNode;
};

/** A list in each of its states: loading, failed with a retry, empty, nothing found, and its pages (SHOP-3). */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { request, page } = props;
  const { t } = useTranslation();
  if (!page) {
    if (request.error && !request.isFetching) return <FailedList request={request} />;
    return (
      <div aria-busy="true">
        <VisuallyHidden>{t('list.loading')}</VisuallyHidden>
        {props.skeleton}
      </div>
    );
  }
  if (page.total === 0) return <NothingFound {...props} />;
  return (
    <>
      {request.error && <FailedList request={request} />}
      {props.children(page.items)}
      <div className={styles.pages}>
        <Pagination
          page={page.page}
          pageCount={page.pageCount}
          texts={{
            label: t('pagination.label'),
            previous: t('pagination.previous'),
            next: t('pagination.next'),
            page: (number) => t('pagination.page', { page: number }),
          }}
          renderLink={(number, parts) => <Link to={props.hrefOfPage(number)} {...parts} />}
        />
        {props.foot}
      </div>
    </>
  );
}

function NothingFound(
  props: Pick<ListFrameProps<unknown>, 'searched' | 'isChosen' | 'clear' | 'empty'>,
) {
  const { searched, isChosen = false, clear, empty } = props;
  const { t } = useTranslation();
  if (!searched && !isChosen) return <Notice {...empty} />;
  const title = isChosen ? t('list.noneChosen') : t('list.nothingFound', { search: searched });
  return (
    <Notice icon={empty.icon} title={title}>
      {isChosen && (
        <Button variant="outlined" onClick={clear}>
          {t('list.clearChoices')}
        </Button>
      )}
    </Notice>
  );
}

function FailedList({ request }: { request: ListFrameProps<unknown>['request'] }) {
  const { t } = useTranslation();
  return (
    <FailureNotice
      title={t('list.failed')}
      error={request.error}
      onRetry={() => void request.refetch()}
      retrying={request.isFetching}
    />
  );
}
