import { demoCatalogue } from '@shop/demo-catalogue';
import type { Product } from '@shop/contract/schemas';

/** The products of the demo shop; their ids are their slugs. */
export const demoProducts: readonly Product[] = demoCatalogue.products.map(
  ({ slug, images: _images, ...product }): Product => ({
    ...product,
    product_Id: slug,
    discounted_price: product.price,
    product_images: [],
    colors: product.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map((size) => ({ ...size })),
    })),
  }),
);
