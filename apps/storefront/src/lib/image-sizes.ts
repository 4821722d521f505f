import {
  BELOW_DESKTOP_MEDIA,
  CAROUSEL_PAIR_MEDIA,
  CAROUSEL_TRIO_MEDIA,
  PHONE_MEDIA,
} from '@shop/ui/media';

/**
 * The rendered widths of images, for their `sizes` attributes, by component. Those of one page only are in its component,
 * because home loads this file.
 */
export const imageSizes = {
  carousel: `${PHONE_MEDIA} calc(50vw - 38px), ${CAROUSEL_PAIR_MEDIA} calc(50vw - 22px), ${CAROUSEL_TRIO_MEDIA} 31vw, 296px`,
  grid: `${PHONE_MEDIA} calc(50vw - 24px), ${BELOW_DESKTOP_MEDIA} 31vw, 320px`,
  banner: `${PHONE_MEDIA} calc(100vw - 32px), 33vw`,
  rounded: `${PHONE_MEDIA} 30vw, 320px`,
  thumb: '72px',
  cartLine: '112px',
  summaryLine: '56px',
} as const;
