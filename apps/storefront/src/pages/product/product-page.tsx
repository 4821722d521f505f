import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink, NoticePage, VisuallyHidden } from '@shop/ui';
import { productsAtRequest } from '../../features/catalogue/find-products.ts';
import { productFromState } from '../../features/catalogue/product-from-state.ts';
import { useApi } from '../../platform/api.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { paths } from '../../platform/paths.ts';
import { ProductChooser } from './product-chooser.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';
import styles from './product-page.module.css';

/** PROD-1, PROD-8: the product the address means, shown from the link's state until the host answers. */
export function ProductPage() {
  const { t } = useTranslation();
  const { name = '' } = useParams();
  const [query] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const address = { id: query.get('id'), name };
  const { data, isError, refetch } = useQuery(
    productsAtRequest(useApi(), useQueryClient(), address),
  );
  const passed = productFromState(state, address);
  // What has come is drawn a few parts at a time: a touch in between is answered.
  const products = useDeferredValue(data) ?? (passed && [passed]);

  if (!products && isError) return <FailedProduct onRetry={() => void refetch()} />;
  if (!products) {
    return (
      <div className={styles.page}>
        <PageHead />
        <h1>
          <VisuallyHidden>{t('failure.loading')}</VisuallyHidden>
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
      <ProductView key={product.product_Id} product={product} />
    </div>
  );
}

function FailedProduct({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <NoticePage title={t('product.failed')} text={t('product.failedText')}>
        <PageHead title={t('product.failed')} />
        <Button onClick={onRetry}>{t('retry')}</Button>
      </NoticePage>
    </div>
  );
}

function UnknownProduct() {
  const { t } = useTranslation();
  return (
    <NoticePage title={t('product.notFound')} text={t('product.notFoundText')}>
      <PageHead title={t('product.notFound')} isUnlisted />
      <ButtonLink renderLink={(parts) => <Link to={paths.shop()} {...parts} />}>
        {t('notFound.shop')}
      </ButtonLink>
    </NoticePage>
  );
}
