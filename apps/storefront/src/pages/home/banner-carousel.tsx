import { useTranslation } from 'react-i18next';
import type { SiteImage } from '@shop/contract/schemas';
import { Carousel, ProductImage } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { OriginLink } from '../../components/origin-link.tsx';
import { paths } from '../../lib/paths.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';
import styles from './banner-carousel.module.css';

/**
 * HOME-1: three banners are visible, with autoplay until the shopper pauses it. Only the first image has
 * high priority: it is the largest contentful paint.
 */
export function BannerCarousel({ banners }: { banners: readonly SiteImage[] }) {
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
