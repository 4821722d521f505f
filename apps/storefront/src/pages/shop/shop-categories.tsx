import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GENDERS, SEASONS, type Gender } from '@shop/contract/constants';
import { ChevronDownIcon } from '@shop/ui';
import type { ShopScope } from '../../lib/paths.ts';
import { defaultSort, NO_FILTERS, shopPath, type ShopView } from './shop-view.ts';
import styles from './shop-categories.module.css';

type Props = { view: ShopView; onSelect: (() => void) | undefined };

/** SHOP-2: the genders; each expands to its seasons. Only the page size stays. */
export function ShopCategories({ view, onSelect }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shopPage.categories')}>
      <Link
        className={styles.all}
        to={scopePath(view, {})}
        aria-current={view.scope.gender ? undefined : 'page'}
        onClick={onSelect}
      >
        {t('home.everything')}
      </Link>
      {GENDERS.map((gender) => (
        <GenderGroup key={gender} gender={gender} view={view} onSelect={onSelect} />
      ))}
    </nav>
  );
}

function scopePath({ pageSize }: ShopView, scope: ShopScope): string {
  const filters = { ...NO_FILTERS, search: '' };
  return shopPath({ scope, filters, sort: defaultSort(filters), page: 1, pageSize });
}

function GenderGroup({ gender, view, onSelect }: Props & { gender: Gender }) {
  const { t } = useTranslation();
  const { scope } = view;
  const isCurrent = scope.gender === gender;
  return (
    <details open={isCurrent}>
      <summary className={styles.gender} data-current={isCurrent}>
        {t(`genders.${gender}`)}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className={styles.seasons}>
        {SEASONS.map((season) => (
          <li key={season}>
            <Link
              className={styles.season}
              onClick={onSelect}
              to={scopePath(view, { gender, season })}
              aria-current={isCurrent && scope.season === season ? 'page' : undefined}
            >
              {t(`seasons.${season}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className={styles.season}
            onClick={onSelect}
            to={scopePath(view, { gender })}
            aria-current={isCurrent && !scope.season ? 'page' : undefined}
          >
            {t('home.seeAll')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
