import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink, Skeleton } from '@shop/ui';
import { bannersQuery } from '../../features/catalogue/site-image-queries.ts';
import { useApi } from '../../lib/api.ts';
import { SizedErrorState } from '../../components/sized-error-state.tsx';
import { LoadingNote } from '../../components/loading-note.tsx';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import styles from './hero.module.css';

/** HOME-1: the banners, with the headline and the link to the shop on the first panel. */
export function Hero() {
  const { t } = useTranslation();
  const api = useApi();
  const { data, error, refetch } = useQuery(bannersQuery(api));
  const hasBanners = data?.length !== 0;
  return (
    <div className={styles.hero} data-has-banners={hasBanners}>
      <header className={styles.panel}>
        <div className={styles.headline}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <ButtonLink renderLink={(props) => <OriginLink to={paths.shop()} {...props} />}>
            {t('home.everything')}
          </ButtonLink>
        </div>
      </header>
      {hasBanners && (
        <div className={styles.banners}>
          {data && <BannerCarousel banners={data} />}
          {!data && !error && (
            <>
              <LoadingNote />
              <BannerSkeleton />
            </>
          )}
          {!data && error && (
            <SizedErrorState error={error} onRetry={() => void refetch()}>
              <BannerSkeleton />
            </SizedErrorState>
          )}
        </div>
      )}
      <p className={styles.lead}>{t('home.lead')}</p>
    </div>
  );
}

function BannerSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="product" />
      <Skeleton shape="product" />
      <Skeleton shape="product" />
    </div>
  );
}
