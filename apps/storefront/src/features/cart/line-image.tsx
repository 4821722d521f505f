import { ProductImage } from '@shop/ui';
import { useApi } from '../../lib/api.ts';
import { imageSource } from '../../lib/image-source.ts';
import type { CartLine } from './cart-line.ts';

/** The image of a line when it was added. Its `alt` is empty, because the product's name is next to it. */
export function LineImage({ line, sizes }: { line: Pick<CartLine, 'image'>; sizes: string }) {
  const image = { path: line.image, url: line.image };
  return (
    <ProductImage {...imageSource(useApi(), line.image ? image : undefined)} alt="" sizes={sizes} />
  );
}
