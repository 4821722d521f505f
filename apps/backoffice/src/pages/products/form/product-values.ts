import { MAX_LENGTH, type Badge } from '@shop/contract/constants';
import { discountedMillimes, formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type { Product, ProductFields } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import type { ImageDraft } from '../../../features/images/image-list.ts';
import type { ValidDraft } from '../api/update-product.ts';
import { sizeNamesOf, type StockGrid } from './stock-grid.ts';
import { normalizeDecimal, formatDecimalInput } from '../../../lib/validate-decimal.ts';

/** The values of the product form (ADM-6), without the images. */
export type ProductValues = StockGrid & {
  product_name: string;
  description: string;
  material: string;
  care: string;
  price: string;
  promo_percentage: string;
  badge: Badge;
  gender: string;
  season: string;
  is_popular: boolean;
};

/** The fields of the form in the contract's format, each with a value. */
export type FormFields = { [Name in keyof ProductFields]-?: NonNullable<ProductFields[Name]> };

/** The values of a duplicated product, with another name and without quantities. */
export function duplicateValues(
  product: Product,
  product_name: string,
  language: Language,
): ProductValues {
  const values = productValues(product, language);
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
export function productValues(product: Product | undefined, language: Language): ProductValues {
  if (!product) {
    return {
      product_name: '',
      description: '',
      material: '',
      care: '',
      price: '',
      promo_percentage: formatDecimalInput('0.00', language),
      badge: 'No Badge',
      gender: 'Women',
      season: 'New Arrivals',
      is_popular: false,
      color_names: [],
      size_names: [],
      colors: [],
    };
  }
  const { product_name, description, material = '', care = '' } = product;
  const { badge, gender, season, is_popular } = product;
  return {
    product_name,
    description,
    material,
    care,
    price: formatDecimalInput(product.price, language),
    promo_percentage: formatDecimalInput(product.promo_percentage, language),
    badge,
    gender,
    season,
    is_popular,
    color_names: product.colors.map(({ color_name }) => color_name),
    size_names: sizeNamesOf(product.colors),
    colors: product.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: String(quantity) })),
    })),
  };
}

/** The fields of the form in the contract's format. The values must be valid. */
export function fieldsOf(values: Omit<ProductValues, keyof StockGrid>): FormFields {
  return {
    product_name: values.product_name,
    description: values.description,
    material: values.material,
    care: values.care,
    price: normalizeDecimal(values.price, 'money'),
    promo_percentage: normalizeDecimal(values.promo_percentage, 'percent') || '0.00',
    badge: values.badge,
    gender: values.gender,
    season: values.season,
    is_popular: values.is_popular,
  };
}

/** The request body (ADM-7). The values must be valid. */
export function productDraft(values: ProductValues, images: ImageDraft): ValidDraft {
  return {
    ...fieldsOf(values),
    colors: values.colors.map(({ color_name, sizes }) => ({
      color_name,
      sizes: sizes.map(({ size, quantity }) => ({ size, quantity: Number(quantity) })),
    })),
    ...images,
  };
}

/**
 * The discounted price in TND, text with two decimals; undefined for invalid values or no discount.
 */
export function discountedPrice(price: string, promo: string): string | undefined {
  const millimes = parseMoney(normalizeDecimal(price, 'money'));
  const hundredths = parseHundredths(normalizeDecimal(promo, 'percent'));
  if (millimes === undefined || !hundredths || hundredths < 0 || hundredths > 10_000) {
    return undefined;
  }
  return formatMoney(discountedMillimes(millimes, hundredths));
}
