import type { Feature } from '@shop/contract/features';
import type { ApiProduct } from '@shop/contract/schemas';

/**
 * The product as the enabled features return it: without `image-colors` and `product-care`, what is stored for them is
 * left out.
 */
export function withEnabledFields(
  { image_colors, material = '', care = '', ...product }: ApiProduct,
  features: ReadonlySet<Feature>,
): ApiProduct {
  return {
    ...product,
    ...(image_colors && features.has('image-colors') && { image_colors }),
    ...(features.has('product-care') && { material, care }),
  };
}
