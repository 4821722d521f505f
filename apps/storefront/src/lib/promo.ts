import { parseHundredths } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';

/** The percentage of a product's promotion: 25 for "25.00". */
export function promoPercent({ promo_percentage }: Pick<Product, 'promo_percentage'>): number {
  return (parseHundredths(promo_percentage) ?? 0) / 100;
}

/** PROD-3: whether a product is on promotion: its percentage is not 0.00. */
export function isOnPromo(product: Pick<Product, 'promo_percentage'>): boolean {
  return promoPercent(product) !== 0;
}
