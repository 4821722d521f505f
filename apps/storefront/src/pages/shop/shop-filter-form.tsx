import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Facets } from '@shop/contract/schemas';
import { CheckboxChips, Checkbox, Skeleton } from '@shop/ui';
import { useLanguage } from '@shop/app-kit';
import { useSizeName } from '../../lib/use-size-name.ts';
import { ColorFilter } from './color-filter.tsx';
import { colorGroups, optionsOf, sizeGroups, toggleValues } from './filter-options.ts';
import { PriceFilter } from './price-filter.tsx';
import { readAmount } from './shop-view.ts';
import type { ShopViewState } from './use-shop-view.ts';
import styles from './shop-filter-form.module.css';

type Props = {
  shop: ShopViewState;
  facets: Facets | undefined;
  /** Whether the facets may still arrive. Their box is reserved until then. */
  isLoading: boolean;
};

/**
 * The filters size, colour, price and stock, applied at once. Without facets, only price and stock; a scope without
 * products has none.
 */
export function ShopFilterForm({ shop: { view, setFilters }, facets, isLoading }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sizeLabel = useSizeName();
  const { sizes, colors, inStock } = view.filters;
  const groups = useMemo(
    () => facets && { sizes: sizeGroups(facets), colors: colorGroups(facets, language) },
    [facets, language],
  );
  const counts = facets?.counts;
  const sizeOptions = groups ? optionsOf(groups.sizes, sizes, counts?.sizes) : [];
  const colorOptions = groups ? optionsOf(groups.colors, colors, counts?.colors) : [];
  if (facets && groups?.sizes.length === 0 && readAmount(facets.max_price) === 0) return null;
  return (
    <section className={styles.filters} aria-label={t('shopPage.filters')}>
      {!facets && isLoading && <FacetsSkeleton />}
      {sizeOptions.length > 0 && (
        <CheckboxChips
          label={t('product.size')}
          options={sizeOptions.map(({ key, name, kind, isSelected, count }) => ({
            value: key,
            ...sizeLabel(name),
            group: t(`shopPage.sizeKinds.${kind}`),
            isSelected,
            count,
            description: count === undefined ? undefined : t('shopPage.count', { count }),
          }))}
          onToggle={(key) => {
            const { values = [] } = sizeOptions.find((option) => option.key === key) ?? {};
            setFilters({ sizes: toggleValues(sizes, values.slice(0, 1)) });
          }}
        />
      )}
      {colorOptions.length > 0 && (
        <ColorFilter
          options={colorOptions}
          onToggle={({ values }) => setFilters({ colors: toggleValues(colors, values) })}
        />
      )}
      <PriceFilter filters={view.filters} facets={facets} onChange={setFilters} />
      <Checkbox
        label={t('shopPage.inStock')}
        checked={inStock}
        onChange={() => setFilters({ inStock: !inStock })}
      />
    </section>
  );
}

/** The number of lines that a catalogue's sizes and its colours usually take. */
const SKELETON_LINES = { sizes: 6, colors: 12 };

function FacetsSkeleton() {
  return Object.entries(SKELETON_LINES).map(([name, count]) => (
    <div key={name} className={styles.skeleton}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="text" />
      ))}
    </div>
  ));
}
