import { fakeProducts } from '../../../.storybook/fake-catalogue.ts';
import { lineOf, type CartLine } from './features/cart/cart-line.ts';

/** A line of the story host's catalogue. */
export function storyLine(place: number, size: string, quantity: number): CartLine {
  const product = fakeProducts[place];
  if (!product) throw new Error(`The story catalogue has no product ${place}`);
  const pictures = product.product_images.map((path) => ({ path, url: path }));
  const color = product.colors[0]?.color_name ?? '';
  return lineOf({ ...product, product_images: pictures }, { color, size, quantity });
}
