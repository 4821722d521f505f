import type { Image } from '@shop/contract/schemas';
import { variantKey } from '@shop/contract/variant-key';

/** The index of the first image to which the owner gave this colour; undefined when there is none. */
export function colorImageIndex(images: readonly Image[], color: string): number | undefined {
  const index = images.findIndex(
    (image) => image.color !== undefined && variantKey(image.color) === variantKey(color),
  );
  return index < 0 ? undefined : index;
}
