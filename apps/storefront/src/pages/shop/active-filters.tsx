import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, RemovableChip } from '@shop/ui';
import { countFilters, isFiltered, NO_FILTERS, type ShopFilters } from './shop-view.ts';
import { useFilterChips } from './use-filter-chips.ts';
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
  const chips = useFilterChips(view.filters);
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
      {hasClearButton && countFilters(view.filters) > 0 && (
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
