import { PICTURE_WIDTHS } from '@shop/contract/constants';
import type { Picture } from '@shop/contract/schemas';
import type { ShopClient } from './shop-client.ts';

/**
 * Where an `<img>` finds a picture: at several widths where the host offers `picture-widths`, else
 * the picture alone, so that another host is never asked for one full picture per width.
 */
export function pictureSource(
  api: ShopClient,
  picture: Picture | undefined,
): { src: string; srcSet?: string } {
  if (!picture) return { src: '' };
  if (!api.features().has('picture-widths')) return { src: picture.url };
  const widths = PICTURE_WIDTHS.map((width) => `${api.pictureUrl(picture, width)} ${width}w`);
  return { src: api.pictureUrl(picture, 640), srcSet: widths.join(', ') };
}
