import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink, EmptyState } from '@shop/ui';
import { PopularProducts } from '../../features/catalogue/popular-products.tsx';
import { searchCategories } from '../../features/search/search-categories.ts';
import { paths, type ShopScope } from '../../lib/paths.ts';
import styles from './no-result.module.css';

export type NoResultProps = {
  search: string;
  /** Renders further links, which are secondary after those of categories. */
  children: (hasCategories: boolean) => ReactNode;
};

/**
 * NAV-8: the message of a search without a match, with the categories that it names, or else with advice, and with the
 * popular products.
 */
export function NoResult({ search, children }: NoResultProps) {
  const { t } = useTranslation();
  const categories = searchCategories(search);
  return (
    <>
      <EmptyState
        title={t('shopPage.noResult', { search })}
        action={
          <>
            {categories.length > 0 && (
              <div className={styles.categories}>
                {categories.map((scope) => (
                  <CategoryLink key={paths.shop(scope)} scope={scope} />
                ))}
              </div>
            )}
            {children(categories.length > 0)}
          </>
        }
      >
        {t(categories.length === 0 ? 'shopPage.noResultText' : 'shopPage.noResultCategories')}
      </EmptyState>
      <PopularProducts />
    </>
  );
}

function CategoryLink({ scope }: { scope: ShopScope }) {
  const { t } = useTranslation();
  const { gender, season } = scope;
  const name = [gender && t(`genders.${gender}`), season && t(`seasons.${season}`)]
    .filter(Boolean)
    .join(' · ');
  return (
    <ButtonLink renderLink={(props) => <Link to={paths.shop(scope)} {...props} />}>
      {name}
    </ButtonLink>
  );
}
