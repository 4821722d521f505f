import { LIMITS } from '@shop/contract/constants';
import { fold } from '@shop/contract/fold';
import { parseMoney } from '@shop/contract/money';
import type { Product, ProductColor } from '@shop/contract/schemas';

/** CART-10: a snapshot of what was added. Money is two-decimal text, as the host gave it. */
export type CartLine = {
  _id: string;
  productName: string;
  des: string;
  quantity: number;
  image: string;
  images: string[];
  badge: string;
  price: string;
  discounted_price: string;
  colors: ProductColor[];
  color: string;
  size: string;
  gender: string;
  season: string;
};

/** What tells one line from another. */
export type LineKey = Pick<CartLine, '_id' | 'color' | 'size'>;

/** Whether two lines are the same variant of the same product (CART-1). */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one._id === other._id && one.color === other.color && one.size === other.size;
}

/** Makes the line that stands for a product in one colour and size. */
export function lineOf(
  product: Product,
  { color, size, quantity }: { color: string; size: string; quantity: number },
): CartLine {
  const images = product.product_images.map((picture) => picture.url);
  return {
    _id: product.product_Id,
    productName: product.product_name,
    des: product.description,
    quantity,
    image: images[0] ?? '',
    images,
    badge: product.badge,
    price: product.price,
    discounted_price: product.discounted_price,
    colors: product.colors,
    color,
    size,
    gender: product.gender,
    season: product.season,
  };
}

/**
 * How many of a variant there are, by the colours given; colour and size match whatever their case
 * and spaces (O4). Undefined when the colours do not name the variant.
 */
export function stockOf(
  colors: readonly ProductColor[],
  { color, size }: { color: string; size: string },
): number | undefined {
  const named = colors.find(({ color_name }) => fold(color_name) === fold(color));
  return named?.sizes.find((each) => fold(each.size) === fold(size))?.quantity;
}

/** The most a line may hold: the stock known for it, and never more than the host takes (CART-2). */
export function mostOf(line: CartLine): number {
  return Math.min(stockOf(line.colors, line) ?? LIMITS.lineQuantity, LIMITS.lineQuantity);
}

/** What one piece costs, in millimes. */
export function unitMillimes(line: CartLine): number {
  return parseMoney(line.discounted_price) ?? 0;
}
