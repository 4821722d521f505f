import type { ProductDraft } from '@shop/api-client';
import { MAX_LENGTH, type Badge, type Gender, type Season } from '@shop/contract/constants';
import { variantKey } from '@shop/contract/variant-key';
import { discountedMillimes, formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type { Product, ProductColor } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import type { PictureDraft } from '../../features/pictures/picture-list.ts';
import { plainDecimal, typedDecimal } from './decimal-fault.ts';

/** The product form as it is typed (ADM-6); pictures are kept beside it. */
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

/** A row still to be filled in. */
export const NEW_SIZE: SizeValues = { size: '', quantity: '' };

/** A colour still to be filled in, in the sizes of the last one: most products come so. */
export function nextColor(colors: readonly ColorValues[], color_name: string): ColorValues {
  const sizes = (colors.at(-1)?.sizes ?? []).filter(({ size }) => size.trim());
  return {
    color_name,
    sizes: sizes.length > 0 ? sizes.map(({ size }) => ({ size, quantity: '' })) : [NEW_SIZE],
  };
}

/** Whether a name of a list stands there before already, however it is spelled: what the host calls a duplicate. */
export function isTwin(names: readonly string[], place: number): boolean {
  const keys = names.map(variantKey);
  return keys.indexOf(keys[place] ?? '') < place;
}

/**
 * The form of a copy: a new product like another, under a name of its own. How many there are of it
 * is nobody's copy: the quantities are to be filled in.
 */
export function copiedValues(
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

/** The form of a product as it is, or of a new one; amounts as they are typed in the language. */
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
      promo_percentage: typedDecimal('0.00', language),
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
    price: typedDecimal(product.price, language),
    promo_percentage: typedDecimal(product.promo_percentage, language),
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
 * What the host is sent (ADM-7). The values must have passed the form's own checks.
 * @param base the colours as they were loaded, on a host with `stock-merge` (O13)
 */
export function productDraft(
  values: ProductValues,
  pictures: PictureDraft,
  base: readonly ProductColor[] | undefined,
): ProductDraft {
  return {
    ...values,
    price: plainDecimal(values.price),
    promo_percentage: plainDecimal(values.promo_percentage) || '0.00',
    colors: values.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: Number(quantity) })),
    })),
    ...pictures,
    ...(base && { base_colors: base.map(({ color_name, sizes }) => ({ color_name, sizes })) }),
  };
}

/** The price the shop will show, two-decimal text in TND; undefined while the figures make none, or no discount. */
export function discountedPrice(price: string, promo: string): string | undefined {
  const millimes = parseMoney(plainDecimal(price));
  const hundredths = parseHundredths(plainDecimal(promo));
  if (millimes === undefined || !hundredths || hundredths < 0 || hundredths > 10_000) {
    return undefined;
  }
  return formatMoney(discountedMillimes(millimes, hundredths));
}
