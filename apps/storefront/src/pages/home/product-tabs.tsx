import { useState } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { EmptyState, Tabs } from '@shop/ui';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { popularRequest, promoRequest } from '../../features/catalogue/product-requests.ts';
import { useApi } from '../../platform/api.ts';
import styles from './product-tabs.module.css';

type TabId = 'popular' | 'promotion';

/** HOME-5: one carousel, of the popular products or of those on promotion. */
export function ProductTabs() {
  const { t } = useTranslation();
  const api = useApi();
  const [selected, select] = useState<TabId>('popular');
  const request = selected === 'popular' ? popularRequest(api) : promoRequest(api);
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
        <ProductCarousel
          key={selected}
          label={t(`home.${selected}`)}
          request={request}
          whenEmpty={<EmptyState title={t('home.emptySection')} />}
        />
      </Tabs>
    </section>
  );
}
