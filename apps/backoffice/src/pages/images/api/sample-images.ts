import { IMAGE_TYPES } from '@shop/contract/constants';
import type { NumberedImage } from './use-images.ts';

/** The home page shows three images of each type. */
const NUMBERS = [1, 2, 3];

/** The contents of the placeholders of images. */
export const SAMPLE_IMAGES: readonly NumberedImage[] = IMAGE_TYPES.flatMap((type) =>
  NUMBERS.map((number) => ({
    id: `sample-${type}-${number}`,
    image: { path: '', url: '' },
    image_type: type,
    number,
  })),
);
