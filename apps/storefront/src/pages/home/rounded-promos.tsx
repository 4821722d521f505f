import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductPicture, Skeleton } from '@shop/ui';
import { roundedRequest } from '../../features/catalogue/site-image-requests.ts';
import { useIsNear } from '../../features/catalogue/use-is-near.ts';
import { useApi } from '../../platform/api.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { SectionFailure } from '../../platform/section-failure.tsx';
import styles from './rounded-promos.module.css';

/** HOME-3: the three rounded promo images. */
export function RoundedPromos() {
  const { t } = useTranslation();
  const api = useApi();
  const box = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery({
    ...roundedRequest(api),
    enabled: useIsNear(box),
  });
  if (data?.length === 0) return null;
  return (
    <section ref={box} className={styles.promos} aria-labelledby="rounded-promos">
      <h2 id="rounded-promos">{t('home.promos')}</h2>
      {isError && !data && <SectionFailure onRetry={() => void refetch()} />}
      <div className={styles.row}>
        {!data &&
          !isError &&
          Array.from({ length: 3 }, (_, index) => <Skeleton key={index} shape="round" />)}
        {data?.map(({ id, image }, index) => (
          <OriginLink key={id} className={styles.link} to={paths.shop()}>
            <ProductPicture
              {...pictureSource(api, image)}
              alt={t('home.bannerLink', { position: index + 1 })}
              sizes={pictureSizes.rounded}
              frame="round"
            />
          </OriginLink>
        ))}
      </div>
    </section>
  );
}
