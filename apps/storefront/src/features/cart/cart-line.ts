import { LIMITS } from '@shop/contract/constants';
import { parseMoney } from '@shop/contract/money';
import type { Product, ProductColor } from '@shop/contract/schemas';
import { variantStock } from '@shop/contract/variant-stock';
import { colorImageIndex } from '../../lib/color-image.ts';

/** CART-10: a snapshot of the added product. Money is two-decimal text, as the API server sent it. */
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

/** The fields that identify a cart line. */
export type LineKey = Pick<CartLine, '_id' | 'color' | 'size'>;

/** Whether two lines are the same variant of the same product (CART-1). */
export function isSameLine(one: LineKey, other: LineKey): boolean {
  return one._id === other._id && one.color === other.color && one.size === other.size;
}

/**
 * Creates the cart line of a product in one colour and size.
 * @param variant.image the URL of the colour's image; by default the one that the owner chose, else the first
 */
export function lineOf(
  product: Product,
  variant: { color: string; size: string; quantity: number; image?: string | undefined },
): CartLine {
  const { color, size, quantity, image } = variant;
  const images = product.product_images.map(({ url }) => url);
  const chosen = colorImageIndex(product.product_images, color) ?? 0;
  return {
    _id: product.product_Id,
    productName: product.product_name,
    des: product.description,
    quantity,
    image: image ?? images[chosen] ?? '',
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

/** The largest quantity of a line: its known stock, and at most the limit of the API (CART-2). */
export function knownMaxQuantity(line: CartLine): number {
  return Math.min(variantStock(line.colors, line) ?? LIMITS.lineQuantity, LIMITS.lineQuantity);
}

/** The price of one piece, in millimes. */
export function unitMillimes(line: CartLine): number {
  return parseMoney(line.discounted_price) ?? 0;
}
