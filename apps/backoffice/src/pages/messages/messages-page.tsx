import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Message } from '@shop/contract/schemas';
import { MessagesIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading.tsx';
import { UnreadableNotice } from '../../components/unreadable-notice.tsx';
import { listCount } from '../../features/resource-list/list-count.ts';
import { ListLayout } from '../../features/resource-list/list-layout.tsx';
import { ListWithDetails, useListRoom } from '../../features/resource-list/list-with-details.tsx';
import { PageSizeField } from '../../features/resource-list/page-size-field.tsx';
import { SelectPage } from '../../features/resource-list/select-page.tsx';
import { SelectionBar } from '../../features/resource-list/selection-bar.tsx';
import { TableSettingsMenu } from '../../features/resource-list/table-settings-menu.tsx';
import { useDialogParam } from '../../features/resource-list/use-dialog-param.ts';
import { useResourceList } from '../../features/resource-list/use-resource-list.ts';
import { useSelection } from '../../features/resource-list/use-selection.ts';
import { useUpdateMany } from '../../features/resource-list/use-update-many.ts';
import { MESSAGES } from '../../lib/query-keys.ts';
import { SORT } from './api/message-params.ts';
import {
  MESSAGE_PAGE_SIZES,
  messageResource,
  messageTableResource,
} from './api/message-resource.ts';
import { SAMPLE_MESSAGES } from './api/sample-messages.ts';
import { DeleteMessageDialog, useDeleteMessage } from './components/delete-message-dialog.tsx';
import { MessageDialog } from './components/message-dialog.tsx';
import { MessageFilters } from './components/message-filters.tsx';
import { MessageList } from './components/message-list.tsx';
import { MessageSelectionActions } from './components/message-selection-actions.tsx';
import { useMessageColumns } from './hooks/use-message-columns.ts';

/** `/admin/contacts` (ADM-9): the shoppers' messages with their details and deletion. */
export function MessagesPage() {
  const { t } = useTranslation();
  const { dialogParam, openDialog, closeDialog } = useDialogParam();
  const { isTable, hasPane, isSplit } = useListRoom(dialogParam);
  const resource = isTable ? messageTableResource : messageResource;
  const list = useResourceList(resource);
  const { page, view } = list;
  const { columns, menu } = useMessageColumns();
  const sorting = {
    current: view.params?.[SORT] ?? '',
    sortHref: (sort: string) => list.paramsHref({ [SORT]: sort }),
  };
  const table = isTable && !isSplit ? { columns, sorting } : undefined;
  const selection = useSelection(resource.idOf, page?.items);
  const updates = useUpdateMany<Message>((queryClient) =>
    queryClient.invalidateQueries({ queryKey: [MESSAGES] }),
  );
  const deletion = useDeleteMessage((message) => {
    selection.select([message], false);
    closeDialog();
  });
  return (
    <>
      <PageHeading
        title={t('queries.title')}
        count={listCount(page, (count) => t('queries.count', { count }))}
      />
      <MessageFilters
        list={list}
        params={view.params ?? {}}
        total={page?.total}
        actions={table && <TableSettingsMenu {...menu} hasBin />}
      />
      <UnreadableNotice
        unreadable={list.unreadable}
        title={(count) => t('queries.unreadable', { count })}
      />
      <ListWithDetails isSplit={isSplit}>
        <Stack sx={{ gap: 4, minWidth: 0 }}>
          <ListLayout
            {...list}
            footer={
              <PageSizeField
                sizes={MESSAGE_PAGE_SIZES}
                size={view.pageSize ?? resource.pageSize}
                onChange={list.setPageSize}
              />
            }
            samples={SAMPLE_MESSAGES}
            empty={{
              icon: <MessagesIcon size={32} />,
              title: t('queries.empty'),
              text: t('queries.emptyText'),
            }}
          >
            {(messages) => (
              <>
                {!table && (
                  <Box>
                    <SelectPage items={messages} selection={selection} hasLabel />
                  </Box>
                )}
                <MessageList
                  messages={messages}
                  selection={selection}
                  table={table}
                  openId={isSplit ? dialogParam : null}
                  onOpen={(message) => openDialog(message.id)}
                  onDelete={deletion.confirm}
                />
              </>
            )}
          </ListLayout>
        </Stack>
        <MessageDialog
          id={dialogParam}
          isPane={hasPane}
          listed={list.all}
          onClose={closeDialog}
          onDelete={deletion.confirm}
        />
      </ListWithDetails>
      <SelectionBar
        selection={selection}
        texts="messageSelection"
        resource={resource}
        page={page}
        view={view}
        isUpdating={updates.isPending}
      >
        <MessageSelectionActions selection={selection} updates={updates} />
      </SelectionBar>
      <DeleteMessageDialog deletion={deletion} />
    </>
  );
}
