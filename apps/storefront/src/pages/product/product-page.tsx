import type { Product } from '@shop/contract/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, StatusPage, VisuallyHidden } from '@shop/ui';
import { productsAtPathQuery } from '../../features/catalogue/find-products.ts';
import { productFromState } from '../../features/catalogue/product-from-state.ts';
import { ProductGrid } from '../../features/catalogue/product-grid.tsx';
import { StatusWithPopularProducts } from '../../features/catalogue/status-with-popular-products.tsx';
import { useApi } from '../../lib/api.ts';
import { PageHead } from '../../components/page-head.tsx';
import { paths } from '../../lib/paths.ts';
import { RequestReference } from '../../components/request-reference.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import styles from './product-page.module.css';

/** PROD-1, PROD-8: the product of the URL, from the link's navigation state until the response arrives. */
export function ProductPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const urlParams = { id: query.get('id'), name };
  const { data, error, refetch } = useQuery(
    productsAtPathQuery(useApi(), useQueryClient(), urlParams),
  );
  const linkProduct = productFromState(state, urlParams);
  // Deferred, so that rendering the response does not block input.
  const loaded = useDeferredValue(data);
  const products = loaded ?? (linkProduct && [linkProduct]);

  if (!products && error) return <FailedProduct error={error} onRetry={() => void refetch()} />;
  if (!products) {
    return (
      <div className={styles.page}>
        <PageHead />
        <h1>
          <VisuallyHidden>{t('errorState.loading')}</VisuallyHidden>
        </h1>
        <ProductSkeleton />
      </div>
    );
  }
  const [product, ...others] = products;
  if (!product) return <UnknownProduct />;
  if (others.length > 0) return <ProductChooser products={products} />;
  return (
    <div className={styles.page}>
      <ProductView key={product.product_Id} product={product} isLoading={!loaded && !error} />
    </div>
  );
}

function FailedProduct({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <StatusPage title={t('product.failed')} text={t('product.failedText')}>
        <PageHead title={t('product.failed')} />
        <Button onClick={onRetry}>{t('retry')}</Button>
        <ButtonLink
          variant="secondary"
          renderLink={(props) => <Link to={paths.shop()} {...props} />}
        >
          {t('unknownPage.shop')}
        </ButtonLink>
        <RequestReference error={error} />
      </StatusPage>
    </div>
  );
}

function UnknownProduct() {
  const { t } = useTranslation();
  return (
    <StatusWithPopularProducts title={t('product.notFound')} text={t('product.notFoundText')}>
      <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
        {t('unknownPage.shop')}
      </ButtonLink>
    </StatusWithPopularProducts>
  );
}

/** PROD-8: the page of a URL without an id that several products share. */
function ProductChooser({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.page} ${styles.chooser}`}>
      <PageHead title={t('product.ambiguous')} noIndex />
      <h1>{t('product.ambiguous')}</h1>
      <p>{t('product.ambiguousText')}</p>
      <ProductGrid title={t('shopPage.products')} products={products} />
    </section>
  );
}
