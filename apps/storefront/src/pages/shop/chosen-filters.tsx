import { useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { formatMoney as writeMoney } from '@shop/contract/money';
import { formatMoney, sizeName } from '@shop/i18n';
import { Button, RemovableChip } from '@shop/ui';
import { useLanguage } from '../../platform/use-language.ts';
import { chosenColors, toggled } from './filter-options.ts';
import { isFiltered, NO_FILTERS, type ShopFilters } from './shop-view.ts';
import type { ShopViewInUse } from './use-shop-view.ts';
import styles from './chosen-filters.module.css';

type Props = {
  shop: ShopViewInUse;
  /** Whether the way out of all of it stands here, or elsewhere on the page. */
  hasWayOut: boolean;
  /** The list has no chip left to take the focus. */
  onLastRemoved: () => void;
};

/** What the list is narrowed to, each part removable, and a way out of all of it. */
export function ChosenFilters({ shop: { view, narrow }, hasWayOut, onLastRemoved }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const chips = useChips(view.filters);
  if (!isFiltered(view)) return null;

  function remove(change: Partial<ShopFilters>, index: number) {
    const others = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = chips.length > 1 ? (others[index + 1] ?? others[index - 1]) : undefined;
    narrow(change);
    if (next) next.focus();
    else onLastRemoved();
  }

  return (
    <ul ref={list} className={styles.chips} aria-label={t('shopPage.chosen')}>
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <RemovableChip
            label={label}
            removeLabel={t('shopPage.removeFilter', { filter: label })}
            onClick={() => remove(without, index)}
          />
        </li>
      ))}
      {hasWayOut && (
        <li>
          <Button
            look="quiet"
            onClick={() => {
              narrow(NO_FILTERS);
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
  const amount = (millimes: number) => formatMoney(writeMoney(millimes), language);
  const chips: Chip[] = [
    ...sizes.map((size) => ({
      label: sizeText(sizeName(size, language)),
      without: { sizes: toggled(sizes, [size]) },
    })),
    ...chosenColors(colors, language).map(({ name, values }) => ({
      label: name,
      without: { colors: toggled(colors, values) },
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
