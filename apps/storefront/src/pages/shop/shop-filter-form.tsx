import { useMemo } from 'react';
import { useTranslation } from '@shop/i18n/react';
import type { Facets } from '@shop/contract/schemas';
import { CheckChips, Checkbox } from '@shop/ui';
import { useLanguage } from '../../platform/use-language.ts';
import { useSizeName } from '../../platform/use-size-name.ts';
import { ColorFilter } from './color-filter.tsx';
import { colorGroups, optionsOf, sizeGroups, toggled } from './filter-options.ts';
import { PriceFilter } from './price-filter.tsx';
import type { ShopViewInUse } from './use-shop-view.ts';
import styles from './shop-filter-form.module.css';

type Props = { shop: ShopViewInUse; facets: Facets | undefined };

/** Size, colour, price and stock; each takes effect at once. Without facets, what needs none. */
export function ShopFilterForm({ shop: { view, narrow }, facets }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shownSize = useSizeName();
  const { sizes, colors, inStock } = view.filters;
  const groups = useMemo(
    () => facets && { sizes: sizeGroups(facets), colors: colorGroups(facets, language) },
    [facets, language],
  );
  const sizesThere = groups ? optionsOf(groups.sizes, sizes) : [];
  const colorsThere = groups ? optionsOf(groups.colors, colors) : [];
  return (
    <section className={styles.filters} aria-label={t('shopPage.narrow')}>
      {sizesThere.length > 0 && (
        <CheckChips
          label={t('product.size')}
          options={sizesThere.map(({ name, isChosen }) => ({
            value: name,
            ...shownSize(name),
            isChosen,
          }))}
          onToggle={(name) => {
            const { values = [] } = sizesThere.find((option) => option.name === name) ?? {};
            narrow({ sizes: toggled(sizes, values.slice(0, 1)) });
          }}
        />
      )}
      {colorsThere.length > 0 && (
        <ColorFilter
          options={colorsThere}
          onToggle={({ values }) => narrow({ colors: toggled(colors, values) })}
        />
      )}
      <PriceFilter filters={view.filters} facets={facets} onNarrow={narrow} />
      <Checkbox
        label={t('shopPage.inStock')}
        checked={inStock}
        onChange={() => narrow({ inStock: !inStock })}
      />
    </section>
  );
}
