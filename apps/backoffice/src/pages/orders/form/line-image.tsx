import Avatar from '@mui/material/Avatar';
import type { Image } from '@shop/contract/schemas';
import { ProductsIcon } from '@shop/ui';
import { useShop } from '../../../lib/shop-context.ts';

const IMAGE_WIDTH = 160;

export type LineImageProps = {
  image: Image | undefined;
  /** Of the image, in pixels; its height is five quarters of it. */
  width: number;
};

/** The image of a product beside its name, or a placeholder. */
export function LineImage({ image, width }: LineImageProps) {
  const { client } = useShop();
  return (
    <Avatar
      variant="rounded"
      alt=""
      {...(image && { src: client.imageUrl(image, IMAGE_WIDTH) })}
      sx={{
        width,
        height: width * 1.25,
        bgcolor: 'var(--color-placeholder)',
        color: 'text.secondary',
      }}
    >
      <ProductsIcon />
    </Avatar>
  );
}
