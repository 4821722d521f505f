import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Tabs, VisuallyHidden } from '@shop/ui';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import {
  popularProductsQuery,
  promoProductsQuery,
  type ProductPagesQuery,
} from '../../features/catalogue/product-queries.ts';
import { useProductPages } from '../../features/catalogue/use-product-pages.ts';
import { useApi } from '../../lib/api.ts';

export type TabId = 'popular' | 'promotion';

type Props = { selected: TabId; onSelect: (tab: TabId) => void };

/** HOME-5: two tabs with the popular products and the products on promotion; they are the section's visible title. */
export function ProductTabs({ selected, onSelect }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const query = selected === 'popular' ? popularProductsQuery(api) : promoProductsQuery(api);
  return (
    <section aria-labelledby="selection">
      <h2 id="selection">
        <VisuallyHidden>{t('home.selection')}</VisuallyHidden>
      </h2>
      <Tabs
        label={t('home.selection')}
        tabs={[
          { id: 'popular', label: t('home.popular') },
          { id: 'promotion', label: t('home.promotion') },
        ]}
        selected={selected}
        onSelect={onSelect}
      >
        <TabCarousel key={selected} label={t(`home.${selected}`)} query={query} />
      </Tabs>
    </section>
  );
}

function TabCarousel({ label, query }: { label: string; query: ProductPagesQuery }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  return (
    <ProductCarousel
      ref={box}
      label={label}
      {...useProductPages(query, box)}
      whenEmpty={<EmptyState title={t('home.emptySection')} />}
    />
  );
}
