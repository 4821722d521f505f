import type { WireProduct } from '@shop/contract/schemas';
import type { System } from '../system/system.ts';

/** A product of the demo catalogue with several pictures; of those the one with the shortest name. */
export async function productOfManyPictures({ api }: Pick<System, 'api'>): Promise<WireProduct> {
  const products: WireProduct[] = await (await fetch(`${api}/api/products/`)).json();
  const [product] = products
    .filter(({ product_images: pictures }) => pictures.length >= 3)
    .toSorted((one, other) => one.product_name.length - other.product_name.length);
  if (!product) throw new Error('No product has three pictures.');
  return product;
}
