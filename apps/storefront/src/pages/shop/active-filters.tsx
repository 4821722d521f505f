import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney as formatAmount } from '@shop/contract/money';
import { formatMoney, sizeName } from '@shop/i18n';
import { Button, RemovableChip } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { selectedColors, toggleValues } from './filter-options.ts';
import { isFiltered, NO_FILTERS, type ShopFilters } from './shop-view.ts';
import type { ShopViewState } from './use-shop-view.ts';
import styles from './active-filters.module.css';

type Props = {
  shop: ShopViewState;
  /** Whether the list has a button that removes all filters. An empty result has its own. */
  hasClearButton: boolean;
  /** Called after the last chip is removed, so that the caller moves the focus. */
  onLastRemoved: () => void;
};

/** The active filters as removable chips, and a button that removes all of them. */
export function ActiveFilters({
  shop: { view, setFilters },
  hasClearButton,
  onLastRemoved,
}: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const chips = useChips(view.filters);
  if (!isFiltered(view)) return null;

  function remove(change: Partial<ShopFilters>, index: number) {
    const others = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = chips.length > 1 ? (others[index + 1] ?? others[index - 1]) : undefined;
    setFilters(change);
    if (next) next.focus();
    else onLastRemoved();
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={t('shopPage.activeFilters')}>
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <RemovableChip
            label={label}
            removeLabel={t('shopPage.removeFilter', { filter: label })}
            onClick={() => remove(without, index)}
          />
        </li>
      ))}
      {hasClearButton && (
        <li>
          <Button
            variant="quiet"
            onClick={() => {
              setFilters(NO_FILTERS);
              onLastRemoved();
            }}
          >
            {t('shopPage.clearFilters')}
          </Button>
        </li>
      )}
    </ul>
  );
}

type Chip = { label: string; without: Partial<ShopFilters> };

function useChips({ sizes, colors, minPrice, maxPrice, inStock }: ShopFilters): Chip[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = (millimes: number) => formatMoney(formatAmount(millimes), language);
  const chips: Chip[] = [
    ...sizes.map((size) => ({
      label: sizeText(sizeName(size, language)),
      without: { sizes: toggleValues(sizes, [size]) },
    })),
    ...selectedColors(colors, language).map(({ name, values }) => ({
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
