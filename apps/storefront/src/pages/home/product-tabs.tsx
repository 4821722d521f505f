import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState, Tabs } from '@shop/ui';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import {
  popularProductsQuery,
  promoProductsQuery,
  type ProductPagesQuery,
} from '../../features/catalogue/product-queries.ts';
import { useProductPages } from '../../features/catalogue/use-product-pages.ts';
import { useApi } from '../../lib/api.ts';
import styles from './product-tabs.module.css';

type TabId = 'popular' | 'promotion';

/** HOME-5: two tabs with the popular products and the products on promotion. */
export function ProductTabs() {
  const { t } = useTranslation();
  const api = useApi();
  const [selected, select] = useState<TabId>('popular');
  const query = selected === 'popular' ? popularProductsQuery(api) : promoProductsQuery(api);
  return (
    <section className={styles.section} aria-labelledby="favourites">
      <h2 id="favourites">{t('home.favourites')}</h2>
      <Tabs
        label={t('home.favourites')}
        tabs={[
          { id: 'popular', label: t('home.popular') },
          { id: 'promotion', label: t('home.promotion') },
        ]}
        selected={selected}
        onSelect={select}
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
