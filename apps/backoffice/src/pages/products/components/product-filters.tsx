import { BADGES, GENDERS, SEASONS } from '@shop/contract/constants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { SearchField } from '../../../features/resource-list/search-field.tsx';
import {
  SelectFilterBar,
  type ListFilters,
  type SelectFilter,
} from '../../../features/resource-list/select-filter-bar.tsx';
import { onlyIds, PRODUCT_LIST_SORTS, SOME, SORT, YES } from '../api/product-params.ts';

export type ProductFiltersProps = {
  list: ListFilters;
  params: Readonly<Record<string, string>>;
  /** The number of products that match; undefined while they load. */
  total: number | undefined;
  actions?: ReactNode;
};

/** The search of the products, their filters and their sort order. */
export function ProductFilters({ list, ...props }: ProductFiltersProps) {
  const { t } = useTranslation();
  const announce = useAnnounce();
  const { searchText, search } = list;
  return (
    <SelectFilterBar
      {...props}
      list={list}
      listName="products"
      filters={useFilters(props.params)}
      onMessage={announce}
      search={
        <SearchField value={searchText} placeholder={t('products.searchHint')} onChange={search} />
      }
    />
  );
}

function useFilters({ soldout = '' }: Readonly<Record<string, string>>): SelectFilter[] {
  const { t } = useTranslation();
  const withChip = (filter: SelectFilter): SelectFilter => ({
    ...filter,
    chipText: (text) => t('products.activeFilter', { label: filter.label, text }),
  });
  const all = { value: '', text: t('products.all') };
  const allOf = { value: '', text: t('products.allFeminine') };
  return [
    withChip({
      name: 'gender',
      label: t('productForm.gender'),
      options: [all, ...GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))],
    }),
    withChip({
      name: 'season',
      label: t('productForm.season'),
      options: [allOf, ...SEASONS.map((value) => ({ value, text: t(`seasons.${value}`) }))],
    }),
    withChip({
      name: 'badge',
      label: t('productForm.badge'),
      options: [allOf, ...BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))],
    }),
    withChip({
      name: 'popular',
      label: t('products.popularity'),
      options: [allOf, { value: YES, text: t('products.popularOnly') }],
    }),
    withChip({
      name: 'soldout',
      label: t('products.stock'),
      options: [
        all,
        { value: SOME, text: t('products.soldOutSome') },
        { value: YES, text: t('products.soldOutOnly') },
        ...(onlyIds(soldout) ? [{ value: soldout, text: t('products.runningOut') }] : []),
      ],
    }),
    {
      name: SORT,
      label: t('products.sort'),
      options: PRODUCT_LIST_SORTS.map((value) => ({
        value: value === 'newest' ? '' : value,
        text: t(`products.sorts.${value}`),
      })),
    },
  ];
}
