import { customMedia } from '@shop/ui/tokens';

const { '--phone': phone, '--carousel-pair': pair, '--carousel-trio': trio } = customMedia;
const belowDesktop = customMedia['--below-desktop'];

/** The rendered widths of images, for their `sizes` attributes, by component. */
export const imageSizes = {
  carousel: `${phone} calc(50vw - 38px), ${pair} calc(50vw - 22px), ${trio} 31vw, 296px`,
  grid: `${phone} calc(50vw - 24px), ${belowDesktop} 31vw, 320px`,
  banner: `${phone} calc(100vw - 32px), 33vw`,
  rounded: `${phone} 30vw, 320px`,
  product: `${phone} max(144px, min(80vh - 358px, 100vw - 88px)), ${belowDesktop} 48vw, 640px`,
  about: `${phone} calc(100vw - 32px), ${belowDesktop} 38vw, 464px`,
  thumb: '72px',
  cartLine: '112px',
  summaryLine: '56px',
} as const;
