import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GENDERS, SEASONS, type Gender } from '@shop/contract/constants';
import { ChevronDownIcon } from '@shop/ui';
import { paths, type ShopScope } from '../../lib/paths.ts';
import styles from './shop-categories.module.css';

type Props = { scope: ShopScope; onSelect: (() => void) | undefined };

/** SHOP-2: the genders; each expands to its seasons. */
export function ShopCategories({ scope, onSelect }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('shopPage.categories')}>
      <Link
        className={styles.all}
        to={paths.shop()}
        aria-current={scope.gender ? undefined : 'page'}
        onClick={onSelect}
      >
        {t('home.everything')}
      </Link>
      {GENDERS.map((gender) => (
        <GenderGroup key={gender} gender={gender} scope={scope} onSelect={onSelect} />
      ))}
    </nav>
  );
}

function GenderGroup({ gender, scope, onSelect }: Props & { gender: Gender }) {
  const { t } = useTranslation();
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
              to={paths.shop({ gender, season })}
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
            to={paths.shop({ gender })}
            aria-current={isCurrent && !scope.season ? 'page' : undefined}
          >
            {t('home.seeAll')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
