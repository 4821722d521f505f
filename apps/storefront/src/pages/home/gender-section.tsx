import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gender } from '@shop/contract/constants';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import type { TabId } from './product-tabs.tsx';
import { useGenderProducts } from './use-gender-products.ts';
import styles from './gender-section.module.css';

/** HOME-4: the products of a gender, and the link to all of them in the shop. */
export function GenderSection({ gender, tab }: { gender: Gender; tab: TabId }) {
  const { t } = useTranslation();
  const box = useRef<HTMLElement>(null);
  const pages = useGenderProducts(gender, tab, box);
  const name = t(`genders.${gender}`);
  return (
    <ProductCarousel
      label={name}
      ref={box}
      {...pages}
      heading={
        <div className={styles.heading}>
          <h2>{name}</h2>
          <OriginLink
            className={styles.all}
            to={paths.shop({ gender })}
            aria-label={t('home.seeAllOf', { name })}
          >
            {t('home.seeAll')}
          </OriginLink>
          <p className={styles.lead}>{t(`home.groupLeads.${gender}`)}</p>
        </div>
      }
    />
  );
}
