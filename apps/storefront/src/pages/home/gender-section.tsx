import { useTranslation } from '@shop/i18n/react';
import type { Gender } from '@shop/contract/constants';
import { ProductCarousel } from '../../features/catalogue/product-carousel.tsx';
import { genderRequest } from '../../features/catalogue/product-requests.ts';
import { useApi } from '../../platform/api.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import styles from './gender-section.module.css';

/** HOME-4: the products of a gender, and the way to all of them. */
export function GenderSection({ gender }: { gender: Gender }) {
  const { t } = useTranslation();
  const api = useApi();
  const name = t(`home.groups.${gender}`);
  return (
    <ProductCarousel
      label={name}
      request={genderRequest(api, gender)}
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
