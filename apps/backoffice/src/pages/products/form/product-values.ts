import type { ProductDraft } from '@shop/api-client';
import { MAX_LENGTH, type Badge, type Gender, type Season } from '@shop/contract/constants';
import { variantKey } from '@shop/contract/variant-key';
import { discountedMillimes, formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type { Product, ProductColor } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import type { ImageDraft } from '../../../features/images/image-list.ts';
import { normalizeDecimal, formatDecimalInput } from './validate-decimal.ts';

/** The values of the product form (ADM-6), without the images. */
export type ProductValues = {
  product_name: string;
  description: string;
  price: string;
  promo_percentage: string;
  badge: Badge;
  gender: Gender;
  season: Season;
  is_popular: boolean;
  colors: ColorValues[];
};

/** One colour and its rows of size and quantity. */
export type ColorValues = { color_name: string; sizes: SizeValues[] };
export type SizeValues = { size: string; quantity: string };

/** An empty row. */
export const NEW_SIZE: SizeValues = { size: '', quantity: '' };

/**
 * A new colour with the sizes of the last one, as most products have the same sizes in all colours.
 */
export function nextColor(colors: readonly ColorValues[], color_name: string): ColorValues {
  const sizes = (colors.at(-1)?.sizes ?? []).filter(({ size }) => size.trim());
  return {
    color_name,
    sizes: sizes.length > 0 ? sizes.map(({ size }) => ({ size, quantity: '' })) : [NEW_SIZE],
  };
}

/**
 * Whether an earlier name in the list is the same, in any spelling, as the API defines a duplicate.
 */
export function isDuplicate(names: readonly string[], place: number): boolean {
  const keys = names.map(variantKey);
  return keys.indexOf(keys[place] ?? '') < place;
}

/** The values of a duplicated product, with another name and without quantities. */
export function duplicateValues(
  product: Product,
  product_name: string,
  language: Language,
): ProductValues {
  const values = productValues(product, '', language);
  return {
    ...values,
    product_name: product_name.slice(0, MAX_LENGTH.productName),
    colors: values.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size }) => ({ size, quantity: '' })),
    })),
  };
}

/** The values of a product, or of a new one; amounts as typed in the language. */
export function productValues(
  product: Product | undefined,
  firstColor: string,
  language: Language,
): ProductValues {
  if (!product) {
    return {
      product_name: '',
      description: '',
      price: '',
      promo_percentage: formatDecimalInput('0.00', language),
      badge: 'No Badge',
      gender: 'Women',
      season: 'New Arrivals',
      is_popular: false,
      colors: [nextColor([], firstColor)],
    };
  }
  return {
    product_name: product.product_name,
    description: product.description,
    price: formatDecimalInput(product.price, language),
    promo_percentage: formatDecimalInput(product.promo_percentage, language),
    badge: product.badge,
    gender: product.gender,
    season: product.season,
    is_popular: product.is_popular,
    colors: product.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: String(quantity) })),
    })),
  };
}

/**
 * The request body (ADM-7). The values must be valid.
 * @param base the colours as they were loaded, with the feature `stock-merge` (O13)
 */
export function productDraft(
  values: ProductValues,
  images: ImageDraft,
  base: readonly ProductColor[] | undefined,
): ProductDraft {
  return {
    ...values,
    price: normalizeDecimal(values.price),
    promo_percentage: normalizeDecimal(values.promo_percentage) || '0.00',
    colors: values.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: Number(quantity) })),
    })),
    ...images,
    ...(base && { base_colors: base.map(({ color_name, sizes }) => ({ color_name, sizes })) }),
  };
}

/**
 * The discounted price in TND, text with two decimals; undefined for invalid values or no discount.
 */
export function discountedPrice(price: string, promo: string): string | undefined {
  const millimes = parseMoney(normalizeDecimal(price));
  const hundredths = parseHundredths(normalizeDecimal(promo));
  if (millimes === undefined || !hundredths || hundredths < 0 || hundredths > 10_000) {
    return undefined;
  }
  return formatMoney(discountedMillimes(millimes, hundredths));
}
