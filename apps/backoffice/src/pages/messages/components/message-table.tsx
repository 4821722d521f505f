import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceTable } from '../../../features/resource-list/resource-table.tsx';
import type { ColumnSort } from '../../../features/resource-list/sort-label.tsx';
import { SortedCell, type Sorting } from '../../../features/resource-list/sorted-cell.tsx';
import type { MessageColumns } from '../hooks/use-message-columns.ts';

/** The sort orders of the columns; without one, the newest message is first. */
const SORTS = {
  type: { ascending: 'type', descending: '-type', first: 'descending' },
  client: { ascending: 'client', descending: '-client', first: 'ascending' },
  answered: { ascending: 'answered', descending: '-answered', first: 'ascending' },
  date: { ascending: 'created_at', descending: '', first: 'descending' },
} as const satisfies Record<string, ColumnSort>;

/** The table's columns and sort order. */
export type MessageTableSettings = { columns: MessageColumns; sorting: Sorting };

export type MessageTableProps = MessageTableSettings & {
  /** The checkbox that selects the page. */
  selectPage: ReactNode;
  children: ReactNode;
};

/** The table of messages from the width of `--from-desktop`; its rows are the children. */
export function MessageTable({ columns, sorting, selectPage, children }: MessageTableProps) {
  const { t } = useTranslation();
  const { isCompact, isShown } = columns;
  return (
    <ResourceTable
      label={t('queries.title')}
      isCompact={isCompact}
      head={
        <>
          <TableCell padding="checkbox">{selectPage}</TableCell>
          <SortedCell sort={SORTS.type} {...sorting}>
            {t('queries.typeColumn')}
          </SortedCell>
          <SortedCell sort={SORTS.client} {...sorting}>
            {t('queries.client')}
          </SortedCell>
          {isShown('message') && <TableCell>{t('queries.message')}</TableCell>}
          {isShown('answered') && (
            <SortedCell sort={SORTS.answered} {...sorting}>
              {t('queries.answerStatus')}
            </SortedCell>
          )}
          {isShown('date') && (
            <SortedCell sort={SORTS.date} {...sorting}>
              {t('queries.receivedAt')}
            </SortedCell>
          )}
          <TableCell align="right">{t('queries.actionsColumn')}</TableCell>
        </>
      }
    >
      {children}
    </ResourceTable>
  );
}
