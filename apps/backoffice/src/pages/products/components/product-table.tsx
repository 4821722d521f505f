import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ResourceTable } from '../../../features/resource-list/resource-table.tsx';
import type { ColumnSort } from '../../../features/resource-list/sort-label.tsx';
import { SortedCell, type Sorting } from '../../../features/resource-list/sorted-cell.tsx';
import type { ProductColumns } from '../hooks/use-product-columns.ts';

/** The sort orders of the columns; without one, the newest product is first. */
const SORTS = {
  number: { ascending: 'oldest', descending: '', first: 'descending' },
  name: { ascending: 'name', descending: '-name', first: 'ascending' },
  price: { ascending: 'price', descending: '-price', first: 'ascending' },
  stock: { ascending: 'stock', descending: '-stock', first: 'ascending' },
} as const satisfies Record<string, ColumnSort>;

/** The table's columns and sort order. */
export type ProductTableSettings = { columns: ProductColumns; sorting: Sorting };

export type ProductTableProps = ProductTableSettings & {
  /** The checkbox that selects the page. */
  selectPage: ReactNode;
  children: ReactNode;
};

/** The table of products in a desktop window; its rows are the children. */
export function ProductTable({ columns, sorting, selectPage, children }: ProductTableProps) {
  const { t } = useTranslation();
  const { isCompact, isShown } = columns;
  return (
    <ResourceTable
      label={t('products.title')}
      isCompact={isCompact}
      head={
        <>
          <TableCell padding="checkbox">{selectPage}</TableCell>
          {isShown('number') && (
            <SortedCell sort={SORTS.number} sortedBy={t('products.ageColumn')} {...sorting}>
              {t('products.numberColumn')}
            </SortedCell>
          )}
          <TableCell>{t('products.imageColumn')}</TableCell>
          <SortedCell sort={SORTS.name} {...sorting}>
            {t('products.nameColumn')}
          </SortedCell>
          {isShown('price') && (
            <SortedCell sort={SORTS.price} {...sorting}>
              {t('products.currentPrice')}
            </SortedCell>
          )}
          {isShown('category') && <TableCell>{t('products.categoryColumn')}</TableCell>}
          {isShown('stock') && (
            <SortedCell sort={SORTS.stock} {...sorting}>
              {t('products.stock')}
            </SortedCell>
          )}
          <TableCell align="right">{t('products.actionsColumn')}</TableCell>
        </>
      }
    >
      {children}
    </ResourceTable>
  );
}
