import type { Product } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import {
  useTableColumns,
  type TableColumns,
} from '../../../features/resource-list/use-table-columns.ts';

const HIDEABLE = ['number', 'price', 'category', 'stock'] as const;

/** The page size from which rows are compact until the owner chooses otherwise. */
const COMPACT_FROM = 24;

/** How the table of products is shown. */
export type ProductColumns = TableColumns<(typeof HIDEABLE)[number]>;

/** The number of columns: checkbox, photo, product, actions, and the ones that are shown. */
export function countColumns({ isShown }: ProductColumns): number {
  return 4 + HIDEABLE.filter(isShown).length;
}

/**
 * The density and the columns of the table of products, and the choices.
 * @param listed the fetched products: their number is shown, and sorts them by age, where all have one
 * @param pageSize the number of products on a page
 */
export function useProductColumns(listed: readonly Product[] | undefined, pageSize: number) {
  const { t } = useTranslation();
  const columns = [
    {
      name: 'number',
      label: t('products.numberColumn'),
      isAvailable: (listed ?? []).every(({ product_Id }) => /^\d{1,15}$/.test(product_Id)),
    },
    { name: 'price', label: t('products.currentPrice') },
    { name: 'category', label: t('products.categoryColumn') },
    { name: 'stock', label: t('products.stock') },
  ] as const;
  // Six or twelve products leave room for their whole names.
  return useTableColumns('products', columns, { isCompact: pageSize >= COMPACT_FROM });
}
