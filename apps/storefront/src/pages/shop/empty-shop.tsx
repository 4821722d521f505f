import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsAppUrl } from '@shop/i18n';
import { Button, ButtonLink, EmptyState, VisuallyHidden, WhatsAppIcon } from '@shop/ui';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import { useApi } from '../../lib/api.ts';
import { useBrand } from '../../lib/brand.ts';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { paths } from '../../lib/paths.ts';
import type { NoResultProps } from './no-result.tsx';
import { shopPageQuery } from './shop-queries.ts';
import { countFilters, isFiltered, NO_FILTERS } from './shop-view.ts';
import { useFilterChips } from './use-filter-chips.ts';
import type { ShopViewState } from './use-shop-view.ts';
import styles from './empty-shop.module.css';

const NoResult = lazyComponent(
  async () => (await ignorePreloadErrors(() => import('./no-result.tsx'))).NoResult,
  PlainNoResult,
  PlainNoResult,
);

/** Without it when it cannot be loaded. */
const PopularProducts = lazyComponent(
  async () =>
    (await ignorePreloadErrors(() => import('../../features/catalogue/popular-products.tsx')))
      .PopularProducts,
  () => null,
);

type Props = {
  shop: ShopViewState;
  /** Called after filters are removed, with their button, so that the caller moves the focus. */
  onCleared: () => void;
};

/**
 * SHOP-4: the message of an empty scope, of a search or of filters without a match. All have links: to the list without
 * the filter that empties it, out of the scope to all products, to the owner, and to the popular products. No two lead to
 * the same list.
 */
export function EmptyShop({ shop, onCleared }: Props) {
  const { t } = useTranslation();
  const { view, setFilters } = shop;
  // Without its only filter, the list is the one without filters.
  const hasSeveralFilters = useFilterChips(view.filters).length > 1;
  if (!isFiltered(view)) {
    return (
      <>
        <EmptyState
          title={t('shopPage.empty')}
          action={
            <>
              {view.scope.gender && <AllProducts isMain />}
              <AskUs search="" />
            </>
          }
        />
        <PopularProducts />
      </>
    );
  }
  if (countFilters(view.filters) === 0) {
    return (
      <NoResult search={view.filters.search}>
        {(hasCategories) => (
          <>
            {/* In all products, it would be the link to the whole collection. */}
            {view.scope.gender && (
              <div className={styles.actions}>
                <RemovableFilters shop={shop} onCleared={onCleared} />
              </div>
            )}
            <div className={styles.actions}>
              <AllProducts isMain={!view.scope.gender && !hasCategories} />
            </div>
            <AskUs search={view.filters.search} />
          </>
        )}
      </NoResult>
    );
  }
  return (
    <>
      <EmptyState
        title={t('shopPage.noMatch')}
        action={
          <>
            <div className={styles.actions}>
              {hasSeveralFilters && <RemovableFilters shop={shop} onCleared={onCleared} />}
              <Button
                variant={hasSeveralFilters ? 'secondary' : 'primary'}
                onClick={() => {
                  setFilters(NO_FILTERS);
                  onCleared();
                }}
              >
                {t('shopPage.clearFilters')}
              </Button>
              {view.scope.gender && <AllProducts />}
            </div>
            <AskUs search={view.filters.search} />
          </>
        }
      >
        {t('shopPage.noMatchText')}
      </EmptyState>
      <PopularProducts />
    </>
  );
}

/** Without the categories and the popular products, before their chunk is loaded, or when it cannot be. */
function PlainNoResult({ search, children }: NoResultProps) {
  const { t } = useTranslation();
  return <EmptyState title={t('shopPage.noResult', { search })} action={children(false)} />;
}

/** The filters without which the list has products, each as a button with their number. */
function RemovableFilters({ shop: { view, setFilters }, onCleared }: Props) {
  const { t } = useTranslation();
  const api = useApi();
  const client = useQueryClient();
  const chips = useFilterChips(view.filters);
  const results = useQueries({
    queries: chips.map(({ without }) => {
      const filters = { ...view.filters, ...without };
      const query = shopPageQuery(api, client, { ...view, filters, page: 1 });
      return { ...query, placeholderData: () => undefined };
    }),
  });
  return chips.map(({ label, without }, index) => {
    const count = results[index]?.data?.total ?? 0;
    if (count === 0) return null;
    return (
      <Button
        key={label}
        onClick={() => {
          setFilters(without);
          onCleared();
        }}
      >
        {t('shopPage.removeToFind', { filter: label, count })}
      </Button>
    );
  });
}

function AllProducts({ isMain = false }: { isMain?: boolean }) {
  const { t } = useTranslation();
  return (
    <ButtonLink
      variant={isMain ? 'primary' : 'secondary'}
      renderLink={(props) => <Link to={paths.shop()} {...props} />}
    >
      {t('home.everything')}
    </ButtonLink>
  );
}

/** A message to the owner, in the shop, or on WhatsApp with the words of the search. */
function AskUs({ search }: { search: string }) {
  const { t } = useTranslation();
  const { phone } = useBrand();
  return (
    <>
      <p>{t('shopPage.help')}</p>
      <div className={styles.actions}>
        <ButtonLink
          variant="secondary"
          renderLink={(props) => <Link to={paths.contact} {...props} />}
        >
          {t('shopPage.contact')}
        </ButtonLink>
        {phone && (
          <ButtonLink
            variant="secondary"
            renderLink={({ children, ...props }) => (
              <a
                {...props}
                href={whatsAppUrl(phone, t('search.whatsAppText', { search }))}
                target="_blank"
                rel="noopener noreferrer"
              >
                {children}
              </a>
            )}
          >
            <WhatsAppIcon size={20} />
            {t('shopPage.whatsapp')}
            <VisuallyHidden> {t('layout.newTab')}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </>
  );
}
