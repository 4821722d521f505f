import { SHIPPING_MILLIMES } from './constants.ts';

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/;

/**
 * Reads a decimal with at most two significant decimals ("79.9", "79.900", 79.9) into hundredths.
 * Returns undefined for anything else: signs other than a leading minus, exponents, spaces, a third
 * significant decimal, numbers that are not finite.
 */
export function parseHundredths(value: string | number): number | undefined {
  const match = DECIMAL.exec(typeof value === 'number' ? String(value) : value);
  if (!match) return undefined;
  const [, sign, whole = '', decimals = ''] = match;
  const significant = decimals.replace(/0+$/, '');
  if (significant.length > 2) return undefined;
  const hundredths = Number(whole) * 100 + Number(significant.padEnd(2, '0'));
  return sign && hundredths > 0 ? -hundredths : hundredths;
}

/** Reads an amount in TND ("79.90" or 79.9) into whole millimes (1 TND = 1000); undefined when it is not one. */
export function parseMoney(value: string | number): number | undefined {
  const hundredths = parseHundredths(value);
  return hundredths === undefined ? undefined : hundredths * 10;
}

/** Writes hundredths as two-decimal text: 2000 → "20.00". */
export function formatHundredths(hundredths: number): string {
  const sign = hundredths < 0 ? '-' : '';
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes whole millimes (a multiple of ten) as two-decimal text: 79900 → "79.90". */
export function formatMoney(millimes: number): string {
  return formatHundredths(Math.round(millimes / 10));
}

/**
 * The price after a promotion, in millimes: price × (100 − promo) / 100, rounded half up to two
 * decimals in whole numbers.
 * @param priceMillimes the full price in millimes
 * @param promoHundredths the percentage in hundredths ("20.00" → 2000)
 */
export function discountedMillimes(priceMillimes: number, promoHundredths: number): number {
  const share = BigInt(priceMillimes) * BigInt(10_000 - promoHundredths) + 50_000n;
  return Number(share / 100_000n) * 10;
}

/** One line of a cart or an order: a unit price in millimes and a quantity. */
export type PricedLine = { unitMillimes: number; quantity: number };

/** Σ unit price × quantity, in millimes (CART-7). */
export function subtotalMillimes(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.unitMillimes * line.quantity, 0);
}

/** Subtotal plus the fixed shipping charge, in millimes (CART-7). */
export function totalMillimes(lines: readonly PricedLine[]): number {
  return subtotalMillimes(lines) + SHIPPING_MILLIMES;
}
