import { useTranslation } from '@shop/i18n/react';
import type { Product } from '@shop/contract/schemas';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { PageHead } from '../../platform/page-head.tsx';
import styles from './product-page.module.css';

/** PROD-8: an address without an id that several products share. */
export function ProductChooser({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.page} ${styles.chooser}`}>
      <PageHead title={t('product.which')} isUnlisted />
      <h1>{t('product.which')}</h1>
      <p>{t('product.whichText')}</p>
      <ProductGrid title={t('shopPage.products')} products={products} />
    </section>
  );
}
