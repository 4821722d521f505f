import type { Image } from '@shop/contract/schemas';
import { ProductImage, Skeleton } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { imageSizes } from '../../lib/image-sizes.ts';
import { imageSource } from '../../lib/image-source.ts';

type Props = {
  image: Image | undefined;
  isLoading: boolean;
  /** Loads the image with high priority. */
  priority?: boolean;
};

/** An image of the brand's world, without a text alternative. Its box is reserved while it loads. Without an image, nothing is rendered. */
export function AboutImage({ image, isLoading, priority = false }: Props) {
  const api = useApi();
  if (!image) return isLoading && <Skeleton shape="product" />;
  return (
    <ProductImage
      {...imageSource(api, image)}
      alt=""
      sizes={imageSizes.about}
      priority={priority}
    />
  );
}
