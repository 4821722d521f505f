import Stack from '@mui/material/Stack';
import type { OrderLine } from '@shop/contract/schemas';
import { ProductsIcon } from '@shop/ui';
import { useShop } from '../../../lib/shop-context.ts';

const IMAGE_WIDTH = 160;

/** The boxes' sizes in pixels: in a compact row, in a row, in a card. */
const SIZES = {
  small: { width: 26, height: 32 },
  medium: { width: 32, height: 40 },
  large: { width: 40, height: 50 },
};

/** The style of the images and of the box with a number: a list has dozens of them, so they are plain elements. */
const BOX = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'var(--color-placeholder)',
  color: 'text.secondary',
  typography: 'caption',
} as const;

export type OrderThumbnailsProps = {
  lines: readonly OrderLine[];
  size?: keyof typeof SIZES;
  /** How many lines have an image; of one line more, the image is shown in place of its number. */
  max?: number;
};

/** The images of the first ordered products, and how many lines follow; decorative. */
export function OrderThumbnails({ lines, size = 'large', max = 3 }: OrderThumbnailsProps) {
  const { client } = useShop();
  // A box with « +1 » would be as wide as the image.
  const shown = lines.length === max + 1 ? lines : lines.slice(0, max);
  const hidden = lines.length - shown.length;
  return (
    <Stack direction="row" sx={{ gap: 1, '& > *': { ...BOX, ...SIZES[size] } }} aria-hidden="true">
      {Array.from(shown.entries(), ([place, { product }]) => {
        const [image] = product.product_images;
        return image ? (
          <img
            key={place}
            alt=""
            src={client.imageUrl(image, IMAGE_WIDTH)}
            loading="lazy"
            decoding="async"
          />
        ) : (
          <span key={place}>
            <ProductsIcon size={16} />
          </span>
        );
      })}
      {hidden > 0 && <span>+{hidden}</span>}
    </Stack>
  );
}
