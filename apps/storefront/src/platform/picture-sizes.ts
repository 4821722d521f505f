import { customMedia } from '@shop/ui/tokens';

const { '--phone': phone, '--carousel-pair': pair, '--carousel-trio': trio } = customMedia;
const belowDesktop = customMedia['--below-desktop'];

/** How wide pictures are shown, as an `<img>`'s `sizes` says it, by where they stand. */
export const pictureSizes = {
  carousel: `${pair} 48vw, ${trio} 31vw, 296px`,
  grid: `${phone} 48vw, ${belowDesktop} 31vw, 320px`,
  banner: `${pair} 48vw, 33vw`,
  rounded: `${phone} 30vw, 320px`,
  product: `${phone} 100vw, ${belowDesktop} 48vw, 640px`,
  thumb: '72px',
  cartLine: '112px',
  summaryLine: '56px',
} as const;
