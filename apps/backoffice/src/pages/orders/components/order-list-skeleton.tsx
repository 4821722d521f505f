import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { CardGrid } from '../../../components/card-grid.tsx';
import { COMPACT_ROW_HEIGHT } from '../../../features/resource-list/resource-table.tsx';
import { SelectPageSkeleton } from '../../../features/resource-list/select-page.tsx';
import type { Sorting } from '../../../features/resource-list/sorted-cell.tsx';
import type { OrderColumns } from '../hooks/use-order-columns.ts';
import { OrderTable } from './order-table.tsx';

const NAMES = ['one', 'two', 'three', 'four', 'five', 'six'];

export type OrderListSkeletonProps = {
  /** The table's columns and sort order; cards without them. */
  table: { columns: OrderColumns; sorting: Sorting } | undefined;
};

/** Placeholders in the shape of the orders' cards or table rows. */
export function OrderListSkeleton({ table }: OrderListSkeletonProps) {
  return table ? (
    <OrderTable {...table}>
      {NAMES.map((name) => (
        <SkeletonRow key={name} columns={table.columns} />
      ))}
    </OrderTable>
  ) : (
    <Stack sx={{ gap: 4 }}>
      <SelectPageSkeleton />
      <CardGrid>
        {NAMES.map((name) => (
          <SkeletonCard key={name} />
        ))}
      </CardGrid>
    </Stack>
  );
}

function SkeletonRow({
  columns: { isCompact, isShown, hasRoomForItems },
}: {
  columns: OrderColumns;
}) {
  return (
    <TableRow sx={{ height: isCompact ? COMPACT_ROW_HEIGHT : '4rem' }}>
      <TableCell padding="checkbox" />
      <TableCell>
        <Skeleton width="6.25rem" />
        <Skeleton width="5rem" />
      </TableCell>
      {isShown('items') && (
        <TableCell>
          <Skeleton width={hasRoomForItems ? 64 : 26} />
        </TableCell>
      )}
      {/* What is left of the width, as in the rows. */}
      <TableCell sx={{ width: '99%' }}>
        <Skeleton sx={{ maxWidth: '14em' }} />
        <Skeleton width="50%" />
      </TableCell>
      {isShown('contact') && (
        <TableCell>
          <Skeleton width={72} />
        </TableCell>
      )}
      {isShown('status') && (
        <TableCell>
          <Skeleton variant="rounded" width={96} height={24} />
        </TableCell>
      )}
      {isShown('total') && (
        <TableCell>
          <Skeleton width="5.5rem" />
        </TableCell>
      )}
      <TableCell>
        {/* The button of the next status and two icons. */}
        <Skeleton variant="rounded" width="16rem" height={isCompact ? 24 : 44} />
      </TableCell>
    </TableRow>
  );
}

function SkeletonCard() {
  return (
    <Card>
      <CardHeader
        title={<Skeleton width="70%" />}
        subheader={<Skeleton width="45%" />}
        action={<Skeleton variant="rounded" width={96} height={24} />}
      />
      <CardContent>
        <Skeleton width="60%" sx={{ typography: 'h3' }} />
        <Stack direction="row" sx={{ alignItems: 'flex-end', justifyContent: 'space-between' }}>
          <Skeleton variant="rounded" width={128} height={50} />
          <Skeleton width={96} sx={{ typography: 'h3' }} />
        </Stack>
      </CardContent>
      <CardActions sx={{ gap: 2, p: 5 }}>
        <Skeleton variant="rounded" width={112} height={44} />
        <Skeleton variant="rounded" width={128} height={44} />
      </CardActions>
    </Card>
  );
}
