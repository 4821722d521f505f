import Avatar from '@mui/material/Avatar';
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

const BOX = {
  bgcolor: 'var(--color-placeholder)',
  color: 'text.secondary',
  typography: 'caption',
};

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
  const box = { ...BOX, ...SIZES[size] };
  return (
    <Stack direction="row" sx={{ gap: 1 }} aria-hidden="true">
      {Array.from(shown.entries(), ([place, { product }]) => {
        const [image] = product.product_images;
        return (
          <Avatar
            key={place}
            variant="rounded"
            alt=""
            sx={box}
            {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
          >
            <ProductsIcon size={16} />
          </Avatar>
        );
      })}
      {hidden > 0 && (
        <Avatar variant="rounded" sx={box}>
          +{hidden}
        </Avatar>
      )}
    </Stack>
  );
}
