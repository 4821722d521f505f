import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@shop/i18n/react';
import type { SiteImage } from '@shop/contract/schemas';
import { Carousel, ProductPicture, Skeleton } from '@shop/ui';
import { bannersRequest } from '../../features/catalogue/site-image-requests.ts';
import { useApi } from '../../platform/api.ts';
import { FailureInPlace } from '../../platform/failure-in-place.tsx';
import { LoadingNote } from '../../platform/loading-note.tsx';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import styles from './banner-carousel.module.css';

/** HOME-1: the banners, three shown, moving on by themselves until they are stopped. */
export function BannerCarousel() {
  const api = useApi();
  const { data, isError, refetch } = useQuery(bannersRequest(api));
  if (data?.length === 0) return null;
  return (
    <div className={styles.banners}>
      {data && <Banners banners={data} />}
      {!data && !isError && (
        <>
          <LoadingNote />
          <BannerSkeleton />
        </>
      )}
      {!data && isError && (
        <FailureInPlace onRetry={() => void refetch()}>
          <BannerSkeleton />
        </FailureInPlace>
      )}
    </div>
  );
}

/** The first one is what the page is waited for: it alone is fetched before all else. */
function Banners({ banners }: { banners: readonly SiteImage[] }) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <Carousel
      label={t('home.banners')}
      perView={3}
      autoplay
      slides={banners.map(({ id, image }, index) => ({
        id,
        content: (
          <OriginLink className={styles.link} to={paths.shop()}>
            <ProductPicture
              {...pictureSource(api, image)}
              alt={t('home.bannerLink', { position: index + 1, count: banners.length })}
              sizes={pictureSizes.banner}
              frame="banner"
              priority={index === 0}
            />
          </OriginLink>
        ),
      }))}
      texts={{
        previous: t('carousel.previous'),
        next: t('carousel.next'),
        pause: t('carousel.pause'),
        play: t('carousel.play'),
      }}
    />
  );
}

function BannerSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton shape="banner" />
      <Skeleton shape="banner" />
      <Skeleton shape="banner" />
    </div>
  );
}
