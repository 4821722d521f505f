import { discountedMillimes } from './money.ts';

/** A higher price, in millimes, may have a missing comma: it must be confirmed. */
export const UNUSUAL_PRICE_MILLIMES = 5_000_000;

/** The price of a product in millimes, and its promotion in hundredths of a percent. */
export type Pricing = { price: number; promo_percentage: number };

/**
 * The field that must be confirmed before this pricing is stored (feature `price-confirmation`): the product would cost
 * nothing, or more than 5,000 TND. Undefined when the pricing is usual, or as it is stored already.
 * @param stored the pricing before; undefined for a new product
 */
export function unusualField(pricing: Pricing, stored?: Pricing): keyof Pricing | undefined {
  if (isFree(pricing)) {
    if (stored && isFree(stored)) return undefined;
    return pricing.price === 0 ? 'price' : 'promo_percentage';
  }
  const isHigh = pricing.price > UNUSUAL_PRICE_MILLIMES && pricing.price !== stored?.price;
  return isHigh ? 'price' : undefined;
}

function isFree({ price, promo_percentage }: Pricing): boolean {
  return discountedMillimes(price, promo_percentage) === 0;
}
