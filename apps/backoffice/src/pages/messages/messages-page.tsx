import { MessagesIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../components/card-grid.tsx';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { SearchField } from '../../features/resource-list/search-field.tsx';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { DeleteMessageDialog, useDeleteMessage } from './components/delete-message-dialog.tsx';
import { MessageCard } from './components/message-card.tsx';
import { MessageFilters } from './components/message-filters.tsx';
import { MessageDialog } from './components/message-dialog.tsx';
import { messageResource } from './api/message-resource.ts';

/** `/admin/contacts` (ADM-9): the shoppers' messages with their details and deletion. */
export function MessagesPage() {
  const { t } = useTranslation();
  const list = useResourceList(messageResource);
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const deletion = useDeleteMessage(closeDialog);
  return (
    <>
      <PageHeading
        title={t('queries.title')}
        note={list.page && t('queries.count', { count: list.page.total })}
      />
      <MessageFilters
        params={list.view.params ?? {}}
        onChange={list.setParam}
        total={list.page?.total}
        filterQuery={list.filterQuery}
        filtersHref={list.filtersHref}
        clearFilters={list.clearFilters}
        search={
          <SearchField
            value={list.searchText}
            placeholder={t('queries.searchHint')}
            onChange={list.search}
          />
        }
      />
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('queries.unreadable', { count })}
      />
      <ListLayout
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
              <MessageCard
                key={query.id}
                query={query}
                onOpen={() => openDialog(query.id)}
                onDelete={() => deletion.confirm(query)}
              />
            ))}
          </CardGrid>
        )}
      </ListLayout>
      <MessageDialog
        id={dialogParam}
        listed={list.all}
        onClose={closeDialog}
        onDelete={deletion.confirm}
      />
      <DeleteMessageDialog deletion={deletion} />
    </>
  );
}
