import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { useApi } from '../../platform/api.ts';
import { relatedRequest } from './related-request.ts';
import styles from './related-products.module.css';

/** Other products for the same wearer, asked for once the shopper comes near; nothing where there are none. */
export function RelatedProducts({ product }: { product: Product }) {
  const { t } = useTranslation();
  const api = useApi();
  const title = t('product.related');
  return (
    <div className={styles.related}>
      <ProductCarousel
        label={title}
        heading={<h2>{title}</h2>}
        request={relatedRequest(api, product)}
      />
    </div>
  );
}
