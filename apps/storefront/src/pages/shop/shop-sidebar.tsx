import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GENDERS, SEASONS, type Gender } from '@shop/contract/constants';
import { Button, ChevronDownIcon, FilterIcon } from '@shop/ui';
import { paths, type ShopView } from '../../platform/paths.ts';
import styles from './shop-sidebar.module.css';

/** SHOP-2: genders, each expandable into its seasons; SHOP-5: below 1024px a button toggles it. */
export function ShopSidebar({ view }: { view: ShopView }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const close = () => setOpen(false);
  return (
    <div className={styles.side}>
      <div className={styles.toggle}>
        <Button
          look="secondary"
          icon={<FilterIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('shopPage.hideFilters') : t('shopPage.showFilters')}
        </Button>
      </div>
      <nav id={id} className={styles.groups} data-open={isOpen} aria-label={t('shopPage.filters')}>
        <Link
          className={styles.all}
          to={paths.shop()}
          aria-current={view.gender ? undefined : 'page'}
          onClick={close}
        >
          {t('shopPage.everything')}
        </Link>
        {GENDERS.map((gender) => (
          <GenderGroup key={gender} gender={gender} view={view} onChoose={close} />
        ))}
      </nav>
    </div>
  );
}

type GroupProps = { gender: Gender; view: ShopView; onChoose: () => void };

function GenderGroup({ gender, view, onChoose }: GroupProps) {
  const { t } = useTranslation();
  const isCurrent = view.gender === gender;
  return (
    <details className={styles.group} open={isCurrent}>
      <summary className={styles.gender} data-current={isCurrent}>
        {t(`genders.${gender}`)}
        <ChevronDownIcon size={20} />
      </summary>
      <ul className={styles.seasons}>
        {SEASONS.map((season) => (
          <li key={season}>
            <Link
              className={styles.season}
              onClick={onChoose}
              to={paths.shop({ gender, season })}
              aria-current={isCurrent && view.season === season ? 'page' : undefined}
            >
              {t(`seasons.${season}`)}
            </Link>
          </li>
        ))}
        <li>
          <Link
            className={styles.season}
            onClick={onChoose}
            to={paths.shop({ gender })}
            aria-current={isCurrent && !view.season ? 'page' : undefined}
          >
            {t('home.seeAll')}
          </Link>
        </li>
      </ul>
    </details>
  );
}
