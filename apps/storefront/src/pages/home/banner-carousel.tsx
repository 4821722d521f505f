import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Carousel, ProductPicture, Skeleton } from '@shop/ui';
import { bannersRequest } from '../../features/catalogue/site-image-requests.ts';
import { useApi } from '../../platform/api.ts';
import { OriginLink } from '../../platform/origin-link.tsx';
import { paths } from '../../platform/paths.ts';
import { pictureSizes } from '../../platform/picture-sizes.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import { SectionFailure } from '../../platform/section-failure.tsx';
import styles from './banner-carousel.module.css';

const FIRST_VIEW = 3;

/** HOME-1: the banners, three shown, moving on by themselves until they are stopped. */
export function BannerCarousel() {
  const { t } = useTranslation();
  const api = useApi();
  const { data, isError, refetch } = useQuery(bannersRequest(api));
  if (isError && !data) return <SectionFailure onRetry={() => void refetch()} />;
  if (!data) return <BannerSkeleton />;
  if (data.length === 0) return null;
  return (
    <div className={styles.banners}>
      <Carousel
        label={t('home.banners')}
        perView={3}
        autoplay
        slides={data.map(({ id, image }, index) => ({
          id,
          content: (
            <OriginLink className={styles.link} to={paths.shop()}>
              <ProductPicture
                {...pictureSource(api, image)}
                alt={t('home.bannerLink', { position: index + 1 })}
                sizes={pictureSizes.banner}
                frame="banner"
                priority={index < FIRST_VIEW}
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
    </div>
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
