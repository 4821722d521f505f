import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Gender } from '@shop/contract/constants';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { genderProductsQuery } from '../../features/catalogue/product-queries.ts';
import { useProductPages } from '../../features/catalogue/use-product-pages.ts';
import { useApi } from '../../lib/api.ts';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './gender-section.module.css';

/** HOME-4: the products of a gender, and the link to all of them in the shop. */
export function GenderSection({ gender }: { gender: Gender }) {
  const { t } = useTranslation();
  const api = useApi();
  const box = useRef<HTMLElement>(null);
  const pages = useProductPages(genderProductsQuery(api, gender), box);
  const name = t(`home.groups.${gender}`);
  return (
    <ProductCarousel
      label={name}
      ref={box}
      {...pages}
      heading={
        <div className={styles.heading}>
          <h2>{name}</h2>
          <p className={styles.lead}>{t(`home.groupLeads.${gender}`)}</p>
          <OriginLink
            className={styles.all}
            to={paths.shop({ gender })}
            aria-label={t('home.seeAllOf', { name })}
          >
            {t('home.seeAll')}
          </OriginLink>
        </div>
      }
    />
  );
}
