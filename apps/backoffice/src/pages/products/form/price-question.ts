import type { ApiClient } from '@shop/api-client';
import { discountedMillimes, parseHundredths } from '@shop/contract/money';
import { UNUSUAL_PRICE_MILLIMES } from '@shop/contract/unusual-price';
import { normalizeDecimal } from '../../../lib/validate-decimal.ts';
import type { ProductValues } from './product-values.ts';

/** What the question is about. */
export type Pricing = Pick<ProductValues, 'price' | 'promo_percentage'>;

/** The largest discount, in hundredths of a percent. */
export const MAX_PROMO = 10_000;
/** A discount above this share needs a confirmation; in hundredths of a percent. */
const MAX_USUAL_PROMO = 7_000;
/** A price above this one needs a confirmation; in hundredths of a TND: a missing comma makes it a hundred times too high. */
const MAX_USUAL_PRICE = UNUSUAL_PRICE_MILLIMES / 10;

/** The pricing that a new product is compared with. */
export const NO_PRICING: Pricing = { price: '', promo_percentage: '' };

/** Whether a price is so unusual that the owner may have mistyped it. */
export type PriceQuestion = 'free' | 'steep' | 'high';

/**
 * The question before a save: the product would be free, more than 70 % off, or cost more than 5,000 TND. A pricing
 * that is saved already, or confirmed, needs no confirmation again.
 * @param loaded the pricing as it was loaded or confirmed
 */
export function priceQuestion(
  { price, promo_percentage }: Pricing,
  loaded: Pricing,
): PriceQuestion | undefined {
  const [now, was] = [price, loaded.price].map((each) => normalizeDecimal(each, 'money'));
  const [promo, promoWas] = [promo_percentage, loaded.promo_percentage].map(promoOf);
  if (now === was && promo === promoWas) return undefined;
  const hundredths = parseHundredths(now ?? '');
  // Also when a few millimes less than half a hundredth are left.
  if (hundredths !== undefined && discountedMillimes(hundredths * 10, promo ?? 0) === 0)
    return 'free';
  const isHigh = (hundredths ?? 0) > MAX_USUAL_PRICE;
  return promoQuestion(promo_percentage) ?? (isHigh ? 'high' : undefined);
}

/**
 * What a save sends with a pricing for which `priceQuestion` has a question, or that is stored already: its confirmation,
 * where the API server requires one (feature `price-confirmation`).
 */
export function priceConfirmation(client: ApiClient, pricing: Pricing): { price_confirmed?: true } {
  const isUnusual = priceQuestion(pricing, NO_PRICING) !== undefined;
  return isUnusual && client.features().has('price-confirmation') ? { price_confirmed: true } : {};
}

/** The question about a discount as typed that is so high that the owner may have mistyped it. */
export function promoQuestion(typed: string): 'free' | 'steep' | undefined {
  const promo = promoOf(typed) ?? 0;
  if (promo === MAX_PROMO) return 'free';
  return promo > MAX_USUAL_PROMO ? 'steep' : undefined;
}

function promoOf(typed: string): number | undefined {
  return parseHundredths(normalizeDecimal(typed, 'percent') || '0');
}

/** Whether the badge fits the promotion. */
export function isBadgeBound({
  badge,
  promo_percentage,
}: Pick<ProductValues, 'badge' | 'promo_percentage'>) {
  return (badge === 'Promo') === hasPromo(promo_percentage);
}

/** Whether a discount as typed is more than 0. */
export function hasPromo(promo: string): boolean {
  return (promoOf(promo) ?? 0) > 0;
}
