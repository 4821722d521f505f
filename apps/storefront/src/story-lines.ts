import { fixtureProducts } from '../../../.storybook/product-fixtures.ts';
import { lineOf, type CartLine } from './features/cart/cart-line.ts';

/** Creates a cart line from a product of the stories' API server. Throws for an unknown index. */
export function storyLine(index: number, size: string, quantity: number): CartLine {
  const product = fixtureProducts[index];
  if (!product) throw new Error(`The story catalogue has no product ${index}`);
  const images = product.product_images.map((path) => ({ path, url: path }));
  const color = product.colors[0]?.color_name ?? '';
  return lineOf({ ...product, product_images: images }, { color, size, quantity });
}
