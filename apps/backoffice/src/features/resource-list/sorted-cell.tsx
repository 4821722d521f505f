import TableCell, { type TableCellProps } from '@mui/material/TableCell';
import { SortLabel, sortDirection, type ColumnSort } from './sort-label.tsx';

/** The sort order of a list in the URL; an empty value is the list's own order. */
export type Sorting = { current: string; sortHref: (sort: string) => string };

export type SortedCellProps = Sorting &
  Pick<TableCellProps, 'align'> & {
    sort: ColumnSort;
    /** What is sorted, where it is not the column's name. */
    sortedBy?: string;
    children: string;
  };

/** A head cell that sorts the list by its column, with `aria-sort` while it does. */
export function SortedCell({ sort, sortedBy, align = 'left', ...props }: SortedCellProps) {
  const { current, sortHref, children } = props;
  return (
    <TableCell align={align} sortDirection={sortDirection(sort, current) ?? false}>
      <SortLabel sort={sort} current={current} sortHref={sortHref} {...(sortedBy && { sortedBy })}>
        {children}
      </SortLabel>
    </TableCell>
  );
}
