import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CardSkeletons } from '../../../components/card-skeletons.tsx';
import { COMPACT_ROW_HEIGHT } from '../../../features/resource-list/resource-table.tsx';
import { SelectPageSkeleton } from '../../../features/resource-list/select-page.tsx';
import type { MessageColumns } from '../hooks/use-message-columns.ts';
import { MessageTable, type MessageTableSettings } from './message-table.tsx';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

export type MessageListSkeletonProps = {
  /** Cards without it. */
  table: MessageTableSettings | undefined;
};

/** Placeholders in the shape of the messages' cards or table rows. */
export function MessageListSkeleton({ table }: MessageListSkeletonProps) {
  if (!table) {
    return (
      <Stack sx={{ gap: 4 }}>
        <SelectPageSkeleton />
        <CardSkeletons lines={4} />
      </Stack>
    );
  }
  return (
    <MessageTable {...table}>
      {ROWS.map((name) => (
        <SkeletonRow key={name} columns={table.columns} />
      ))}
    </MessageTable>
  );
}

function SkeletonRow({ columns: { isCompact, isShown } }: { columns: MessageColumns }) {
  return (
    <TableRow sx={{ height: isCompact ? COMPACT_ROW_HEIGHT : '4rem' }}>
      <TableCell padding="checkbox">
        <Skeleton variant="rounded" width={20} height={20} sx={{ mx: 'auto' }} />
      </TableCell>
      <TableCell>
        <Skeleton sx={{ minWidth: '9em' }} />
        <Skeleton width="50%" />
      </TableCell>
      <TableCell>
        <Skeleton sx={{ minWidth: '11em' }} />
        <Skeleton width="70%" />
      </TableCell>
      {isShown('message') && (
        <TableCell sx={{ width: '99%' }}>
          <Skeleton />
        </TableCell>
      )}
      {isShown('answered') && (
        <TableCell>
          <Skeleton variant="rounded" width={88} height={24} />
        </TableCell>
      )}
      {isShown('date') && (
        <TableCell>
          <Skeleton sx={{ minWidth: '9em' }} />
        </TableCell>
      )}
      <TableCell>
        <Skeleton variant="rounded" width={88} height={44} />
      </TableCell>
    </TableRow>
  );
}
