import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { ProductPicture, Skeleton } from '@shop/ui';
import { roundedRequest } from '../../features/catalogue/site-image-requests.ts';
import { useIsNear } from '../../features/catalogue/use-is-near.ts';
import { useApi } from '../../platform/api.ts';
import { FailureInPlace } from '../../platform/failure-in-place.tsx';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import styles from './rounded-promos.module.css';

/**
 * HOME-3: the three rounded promo images. What an owner shows on them is not known here: they are
 * one way to the shop, said once.
 */
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
      {!data && !isError && <RoundSkeleton />}
      {!data && isError && (
        <FailureInPlace onRetry={() => void refetch()}>
          <RoundSkeleton />
        </FailureInPlace>
      )}
      {data && (
        <div className={styles.row}>
          {data.map(({ id, image }) => (
            <ProductPicture
              key={id}
              {...pictureSource(api, image)}
              alt=""
              sizes={pictureSizes.rounded}
              frame="round"
            />
          ))}
        </div>
      )}
      <OriginLink className={styles.link} to={paths.shop()}>
        {t('home.promosLink')}
      </OriginLink>
    </section>
  );
}

function RoundSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton shape="round" />
      <Skeleton shape="round" />
      <Skeleton shape="round" />
    </div>
  );
}
