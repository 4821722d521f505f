import { customMedia } from '@shop/ui/tokens';

const { '--phone': phone, '--carousel-pair': pair, '--carousel-trio': trio } = customMedia;
const belowDesktop = customMedia['--below-desktop'];

/** The rendered widths of images, for their `sizes` attributes, by component. */
export const imageSizes = {
  carousel: `${pair} calc(50vw - 22px), ${trio} 31vw, 296px`,
  grid: `${phone} calc(50vw - 24px), ${belowDesktop} 31vw, 320px`,
  banner: `${pair} calc(50vw - 6px), 33vw`,
  rounded: `${phone} 30vw, 320px`,
  product: `${phone} calc(100vw - 32px), ${belowDesktop} 48vw, 640px`,
  thumb: '72px',
  cartLine: '112px',
  summaryLine: '56px',
} as const;
