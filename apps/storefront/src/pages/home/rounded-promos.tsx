import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductImage, Skeleton } from '@shop/ui';
import { roundedImagesQuery } from '../../features/catalogue/site-image-queries.ts';
import { useInView } from '../../features/catalogue/use-in-view.ts';
import { useApi } from '../../lib/api.ts';
import { SizedErrorState } from '../../lib/sized-error-state.tsx';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import styles from './rounded-promos.module.css';

/**
 * HOME-3: the three rounded promo images with one link to the shop. Their `alt` is empty, because their
 * content is not known here.
 */
export function RoundedPromos() {
  const { t } = useTranslation();
  const api = useApi();
  const box = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery({
    ...roundedImagesQuery(api),
    enabled: useInView(box),
  });
  if (data?.length === 0) return null;
  return (
    <section ref={box} className={styles.promos} aria-labelledby="rounded-promos">
      <h2 id="rounded-promos">{t('home.promos')}</h2>
      {!data && !isError && <RoundSkeleton />}
      {!data && isError && (
        <SizedErrorState onRetry={() => void refetch()}>
          <RoundSkeleton />
        </SizedErrorState>
      )}
      {data && (
        <div className={styles.row}>
          {data.map(({ id, image }) => (
            <ProductImage
              key={id}
              {...imageSource(api, image)}
              alt=""
              sizes={imageSizes.rounded}
              shape="round"
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
