import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import type { OrderLine } from '@shop/contract/schemas';
import { ProductsIcon } from '@shop/ui';
import { useShop } from '../../../lib/shop-context.ts';

const IMAGE_WIDTH = 160;

const BOX = {
  width: 40,
  height: 50,
  bgcolor: 'var(--color-placeholder)',
  color: 'text.secondary',
  typography: 'caption',
};

export type OrderThumbnailsProps = { lines: readonly OrderLine[]; max?: number };

/** The images of the first ordered products, and how many lines follow; decorative. */
export function OrderThumbnails({ lines, max = 3 }: OrderThumbnailsProps) {
  const { client } = useShop();
  const hidden = lines.length - max;
  return (
    <Stack direction="row" sx={{ gap: 1 }} aria-hidden="true">
      {Array.from(lines.slice(0, max).entries(), ([place, { product }]) => {
        const [image] = product.product_images;
        return (
          <Avatar
            key={place}
            variant="rounded"
            alt=""
            sx={BOX}
            {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
          >
            <ProductsIcon size={20} />
          </Avatar>
        );
      })}
      {hidden > 0 && (
        <Avatar variant="rounded" sx={BOX}>
          +{hidden}
        </Avatar>
      )}
    </Stack>
  );
}
