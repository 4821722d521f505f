import { ProductPicture } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { pictureSource } from '../../platform/picture-source.ts';
import type { CartLine } from './cart-line.ts';

/** The picture of a line as it was added; the name beside it says what it shows. */
export function LinePicture({ line, sizes }: { line: CartLine; sizes: string }) {
  const picture = { path: line.image, url: line.image };
  return (
    <ProductPicture
      {...pictureSource(useApi(), line.image ? picture : undefined)}
      alt=""
      sizes={sizes}
    />
  );
}
