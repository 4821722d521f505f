import { parseHundredths } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';

/** PROD-3: whether a product is on promotion: its percentage is not 0.00. */
export function isOnPromo({ promo_percentage }: Pick<Product, 'promo_percentage'>): boolean {
  return (parseHundredths(promo_percentage) ?? 0) !== 0;
}
