import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GENDERS } from '@shop/contract/constants';
import type { SiteImage } from '@shop/contract/schemas';
import { ProductImage, Skeleton } from '@shop/ui';
import { roundedImagesQuery } from '../../features/catalogue/site-image-queries.ts';
import { useInView } from '../../features/catalogue/use-in-view.ts';
import { useApi } from '../../lib/api.ts';
import { SizedErrorState } from '../../components/sized-error-state.tsx';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import styles from './rounded-promos.module.css';

/**
 * HOME-3: the three rounded promo images. By their order they are the entrances to Men, Women and Accessories,
 * which are their captions.
 */
export function RoundedPromos() {
  const { t } = useTranslation();
  const api = useApi();
  const box = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({
    ...roundedImagesQuery(api),
    enabled: useInView(box),
  });
  if (data?.length === 0) return null;
  return (
    <section ref={box} className={styles.promos} aria-labelledby="rounded-promos">
      <h2 id="rounded-promos">{t('home.promos')}</h2>
      {!data && !error && <RoundSkeleton />}
      {!data && error && (
        <SizedErrorState error={error} onRetry={() => void refetch()}>
          <RoundSkeleton />
        </SizedErrorState>
      )}
      {data && <Circles images={data} />}
    </section>
  );
}

function Circles({ images }: { images: readonly SiteImage[] }) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <ul className={styles.row}>
      {GENDERS.map((gender, index) => {
        const promo = images[index];
        return (
          promo && (
            <li key={gender}>
              <OriginLink className={styles.circle} to={paths.shop({ gender })}>
                <ProductImage
                  {...imageSource(api, promo.image)}
                  alt=""
                  sizes={imageSizes.rounded}
                  shape="round"
                />
                <span className={styles.caption}>{t(`genders.${gender}`)}</span>
              </OriginLink>
            </li>
          )
        );
      })}
    </ul>
  );
}

function RoundSkeleton() {
  return (
    <div className={styles.row}>
      {GENDERS.map((gender) => (
        <div key={gender} className={styles.circle}>
          <Skeleton shape="round" />
          <span className={styles.caption}>&nbsp;</span>
        </div>
      ))}
    </div>
  );
}
