import { MessagesIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { CardGrid } from '../../features/screen/card-grid.tsx';
import { CardSkeletons } from '../../features/screen/card-skeletons.tsx';
import { ListFrame } from '../../features/screen/list-frame.tsx';
import { PageHeading } from '../../features/screen/page-heading.tsx';
import { SearchEntry } from '../../features/screen/search-entry.tsx';
import { useList } from '../../features/screen/use-list.ts';
import { useOpened } from '../../features/screen/use-opened.ts';
import { DeleteQuery, useDeleteQuery } from './delete-query.tsx';
import { QueryCard } from './query-card.tsx';
import { QueryFilters } from './query-filters.tsx';
import { QuerySheet } from './query-sheet.tsx';
import { querySource } from './query-source.ts';

/** `/admin/contacts` (ADM-9): what shoppers wrote, each with its details and its deletion. */
export function ContactsPage() {
  const { t } = useTranslation();
  const list = useList(querySource);
  const { opened, open, close } = useOpened();
  const deletion = useDeleteQuery(close);
  return (
    <>
      <PageHeading
        title={t('queries.title')}
        note={list.page && t('queries.count', { count: list.page.total })}
      />
      <SearchEntry searched={list.searched} hint={t('queries.searchHint')} onSearch={list.search} />
      <QueryFilters choices={list.view.choices ?? {}} onChoose={list.choose} />
      <ListFrame
        {...list}
        skeleton={<CardSkeletons />}
        empty={{
          icon: <MessagesIcon size={32} />,
          title: t('queries.empty'),
          text: t('queries.emptyText'),
        }}
      >
        {(queries) => (
          <CardGrid>
            {queries.map((query) => (
              <QueryCard
                key={query.id}
                query={query}
                onOpen={() => open(query.id)}
                onDelete={() => deletion.ask(query)}
              />
            ))}
          </CardGrid>
        )}
      </ListFrame>
      <QuerySheet id={opened} listed={list.all} onClose={close} onDelete={deletion.ask} />
      <DeleteQuery deletion={deletion} />
    </>
  );
}
