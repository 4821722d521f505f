import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState, ErrorState, TitleBar } from '@shop/ui';
import { PopularProducts } from '../../features/catalogue/popular-products.tsx';
import { ProductGrid, ProductGridSkeleton } from '../../features/catalogue/product-grid.tsx';
import { UnreadableNote } from '../../components/unreadable-note.tsx';
import { useStoredProducts } from '../../features/catalogue/use-stored-products.ts';
import { ViewedProducts } from '../../features/catalogue/viewed-products.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RequestReference } from '../../components/request-reference.tsx';
import { paths } from '../../lib/paths.ts';
import { useStoredIds } from '../../lib/stored-ids.ts';
import styles from './favourites-page.module.css';

/** The favourites of this device, the popular products and the ones seen lately. */
export function FavouritesPage() {
  const { t } = useTranslation();
  const ids = useStoredIds('favourites');
  const { products, unreadable, error, onRetry } = useStoredProducts(
    'favourites',
    ids,
    ids.length > 0,
  );
  const isEmpty = products === undefined ? ids.length === 0 : products.length + unreadable === 0;
  return (
    <div className={styles.page}>
      <PageHead title={t('favourites.title')} noIndex />
      <TitleBar
        title={t('favourites.title')}
        note={isEmpty ? undefined : <output>{t('favourites.count', { count: ids.length })}</output>}
      >
        {!isEmpty && !error && (
          <ButtonLink
            variant="secondary"
            renderLink={(props) => <Link to={paths.shop()} {...props} />}
          >
            {t('home.everything')}
          </ButtonLink>
        )}
      </TitleBar>
      {Boolean(error) && (
        <ErrorState message={t('saved.failed')} retry={{ label: t('retry'), onRetry }}>
          <RequestReference error={error} />
        </ErrorState>
      )}
      {!isEmpty && !error && (
        <section className={styles.list} aria-label={t('favourites.title')}>
          <UnreadableNote count={unreadable} />
          {products ? (
            <ProductGrid title={t('shopPage.products')} products={products} />
          ) : (
            <ProductGridSkeleton count={ids.length} />
          )}
        </section>
      )}
      {isEmpty && (
        <EmptyState
          title={t('saved.empty')}
          action={
            <ButtonLink renderLink={(props) => <Link to={paths.shop()} {...props} />}>
              {t('home.everything')}
            </ButtonLink>
          }
        >
          {t('saved.emptyText')}
        </EmptyState>
      )}
      {!error && <PopularProducts />}
      <ViewedProducts />
    </div>
  );
}
