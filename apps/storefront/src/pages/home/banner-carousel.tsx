import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SiteImage } from '@shop/contract/schemas';
import { Carousel, ProductImage, Skeleton } from '@shop/ui';
import { bannersQuery } from '../../features/catalogue/site-image-queries.ts';
import { useApi } from '../../lib/api.ts';
import { SizedErrorState } from '../../lib/sized-error-state.tsx';
import { LoadingNote } from '../../lib/loading-note.tsx';
import { OriginLink } from '../../lib/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import styles from './banner-carousel.module.css';

/** HOME-1: the carousel of banners: three are visible, with autoplay until the shopper pauses it. */
export function BannerCarousel() {
  const api = useApi();
  const { data, isError, refetch } = useQuery(bannersQuery(api));
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
        <SizedErrorState onRetry={() => void refetch()}>
          <BannerSkeleton />
        </SizedErrorState>
      )}
    </div>
  );
}

/** Only the first image has high priority: it is the largest contentful paint. */
function Banners({ banners }: { banners: readonly SiteImage[] }) {
  const { t } = useTranslation();
  const api = useApi();
  return (
    <Carousel
      label={t('home.banners')}
      slidesPerView={3}
      autoplay
      slides={banners.map(({ id, image }, index) => ({
        id,
        content: (
          <OriginLink className={styles.link} to={paths.shop()}>
            <ProductImage
              {...imageSource(api, image)}
              alt={t('home.bannerLink', { position: index + 1, count: banners.length })}
              sizes={imageSizes.banner}
              shape="banner"
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
