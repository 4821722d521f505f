import TableSortLabel from '@mui/material/TableSortLabel';
import { VisuallyHidden } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The sort orders of a column; an empty value is the list's own order. */
export type ColumnSort = {
  ascending: string;
  descending: string;
  first: 'ascending' | 'descending';
};

export type SortLabelProps = {
  children: string;
  /** What is sorted, where it is not the column's name. */
  sortedBy?: string;
  sort: ColumnSort;
  /** The sort order of the list. */
  current: string;
  sortHref: (sort: string) => string;
};

/** The direction in which the column sorts the list; undefined when another one sorts it. */
export function sortDirection(sort: ColumnSort, current: string): 'asc' | 'desc' | undefined {
  if (current === sort.ascending) return 'asc';
  return current === sort.descending ? 'desc' : undefined;
}

/** A column's name as a link that sorts the list by it, and then in the other direction. */
export function SortLabel({ children, sortedBy, sort, current, sortHref }: SortLabelProps) {
  const { t } = useTranslation();
  const direction = sortDirection(sort, current);
  const next = { asc: sort.descending, desc: sort.ascending, none: sort[sort.first] };
  return (
    <TableSortLabel
      component={Link}
      to={sortHref(next[direction ?? 'none'])}
      preventScrollReset
      active={direction !== undefined}
      direction={direction ?? (sort.first === 'ascending' ? 'asc' : 'desc')}
      sx={{ minHeight: 'var(--target)', '&.Mui-active': { color: 'text.primary' } }}
    >
      {children}
      <VisuallyHidden>
        {sortedBy ? t('table.sortBy', { name: sortedBy }) : t('table.sort')}
      </VisuallyHidden>
    </TableSortLabel>
  );
}
