import { useTranslation } from 'react-i18next';
import { formatMoney as formatAmount } from '@shop/contract/money';
import { formatMoney, sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { colorGroups, toggleValues } from './filter-options.ts';
import type { ShopFilters } from './shop-view.ts';

/** An active filter: its displayed text, and the change that removes it. */
export type FilterChip = { label: string; without: Partial<ShopFilters> };

/** Returns the active filters of a view. */
export function useFilterChips(filters: ShopFilters): FilterChip[] {
  const { search, sizes, colors, minPrice, maxPrice, inStock } = filters;
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = (millimes: number) => formatMoney(formatAmount(millimes), language);
  const chips: FilterChip[] = [
    ...(search === ''
      ? []
      : [{ label: t('shopPage.searchChip', { search }), without: { search: '' } }]),
    ...sizes.map((size) => ({
      label: sizeText(sizeName(size, language)),
      without: { sizes: toggleValues(sizes, [size]) },
    })),
    ...colorGroups({ colors: [...colors] }, language).map(({ name, values }) => ({
      label: name,
      without: { colors: toggleValues(colors, values) },
    })),
  ];
  const range = priceText(minPrice, maxPrice);
  if (range !== undefined) {
    chips.push({ label: range, without: { minPrice: undefined, maxPrice: undefined } });
  }
  if (inStock) chips.push({ label: t('shopPage.inStock'), without: { inStock: false } });
  return chips;

  /** "Size M", but "One size". */
  function sizeText(name: string): string {
    return /\p{L}{4}/u.test(name) ? name : t('shopPage.sizeChip', { size: name });
  }

  function priceText(from: number | undefined, to: number | undefined): string | undefined {
    if (from !== undefined && to !== undefined) {
      return t('shopPage.priceBetween', { from: amount(from), to: amount(to) });
    }
    if (from !== undefined) return t('shopPage.priceAbove', { from: amount(from) });
    return to === undefined ? undefined : t('shopPage.priceBelow', { to: amount(to) });
  }
}
