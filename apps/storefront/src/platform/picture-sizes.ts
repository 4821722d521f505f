import { customMedia } from '@shop/ui/tokens';

const { '--phone': phone, '--carousel-pair': pair, '--carousel-trio': trio } = customMedia;
const belowDesktop = customMedia['--below-desktop'];

/**
 * How wide pictures are shown, as an `<img>`'s `sizes` says it, by where they stand. On phones it says
 * an eighth less than is true: nobody sees the difference at two or three pixels to one, and most
 * phones then do with a picture of the next smaller width, half as heavy.
 */
export const pictureSizes = {
  carousel: `${pair} 42vw, ${trio} 31vw, 296px`,
  grid: `${phone} 42vw, ${belowDesktop} 31vw, 320px`,
  banner: `${pair} 42vw, 33vw`,
  rounded: `${phone} 30vw, 320px`,
  product: `${phone} 320px, ${belowDesktop} 48vw, 640px`,
  thumb: '72px',
  cartLine: '112px',
  summaryLine: '56px',
} as const;
