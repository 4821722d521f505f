import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '@shop/contract/schemas';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { useInView } from '../../features/catalogue/use-in-view.ts';
import { useApi } from '../../lib/api.ts';
import { relatedProductsQuery } from './related-query.ts';
import styles from './related-products.module.css';

/** Related products. They load when the carousel is near the window. Without any, nothing is rendered. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation();
  const api = useApi();
  const box = useRef<HTMLElement>(null);
  const { data, error, isLoadingError, refetch } = useQuery({
    ...relatedProductsQuery(api, product),
    enabled: useInView(box),
  });
  const title = t('product.related');
  return (
    <div className={styles.related}>
      <ProductCarousel
        label={title}
        heading={<h2>{title}</h2>}
        ref={box}
        products={data?.products}
        unreadable={data?.unreadable}
        error={isLoadingError && error}
        onRetry={() => void refetch()}
      />
    </div>
  );
}
