import { BADGES, GENDERS, SEASONS } from '@shop/contract/constants';
import { discountedMillimes, formatMoney, parseHundredths, parseMoney } from '@shop/contract/money';
import type {
  FacetCounts,
  Facets,
  Image,
  Product,
  ProductColor,
  ProductFields,
  ProductSize,
} from '@shop/contract/schemas';
import {
  findChoice,
  readChoice,
  readDecimal,
  readFields,
  readFlag,
  readId,
  readList,
  readOpenChoice,
  readText,
  readWhole,
  type Fields,
} from './fields.ts';
import { readImages } from './image.ts';

/**
 * Reads a product. Its id, name and price are required. An unknown gender or season stays as it is. A missing
 * discounted price is calculated with the API server's formula; a missing quantity is 0.
 * @param base the API's URL, for its images
 * @throws InvalidResponseError
 */
export function readProduct(value: unknown, base: URL): Product {
  const fields = readFields(value, 'product');
  const { material, care } = fields;
  const price = readDecimal(fields, 'price');
  const promo = readDecimal(fields, 'promo_percentage', '0.00');
  return {
    product_Id: readId(fields, 'product_Id'),
    product_name: readText(fields, 'product_name'),
    description: readText(fields, 'description', ''),
    price,
    promo_percentage: promo,
    discounted_price: readDecimal(fields, 'discounted_price', discount(price, promo)),
    badge: findChoice(fields['badge'], BADGES) ?? 'No Badge',
    gender: readOpenChoice(fields, 'gender', GENDERS),
    season: readOpenChoice(fields, 'season', SEASONS),
    is_popular: readFlag(fields, 'is_popular'),
    product_images: readProductImages(fields, base),
    colors: readList(fields, 'colors').map(readColor),
    // Feature `product-care`. Another API server may have other fields of these names.
    material: typeof material === 'string' ? material : undefined,
    care: typeof care === 'string' ? care : undefined,
  };
}

/** Reads the images, with their colours (feature `image-colors`). Colours that cannot be read are omitted. */
function readProductImages(fields: Fields, base: URL): Image[] {
  const colors = fields['image_colors'];
  const byPath = new Map<string, unknown>(
    typeof colors === 'object' && colors !== null ? Object.entries(colors) : [],
  );
  return readImages(readList(fields, 'product_images'), base).map((image) => {
    const color = byPath.get(image.path);
    return typeof color === 'string' ? { ...image, color } : image;
  });
}

function discount(price: string, promo: string): string {
  return formatMoney(discountedMillimes(parseMoney(price) ?? 0, parseHundredths(promo) ?? 0));
}

/** Reads those fields of a product that are there. @throws InvalidResponseError */
export function readChangedFields(value: unknown): Partial<ProductFields> {
  const fields = readFields(value, 'changed');
  const decimal = (name: string) => readDecimal(fields, name);
  return {
    ...('product_name' in fields && { product_name: readText(fields, 'product_name') }),
    ...('description' in fields && { description: readText(fields, 'description') }),
    ...('price' in fields && { price: decimal('price') }),
    ...('promo_percentage' in fields && { promo_percentage: decimal('promo_percentage') }),
    ...('badge' in fields && { badge: readChoice(fields, 'badge', BADGES) }),
    ...('gender' in fields && { gender: readOpenChoice(fields, 'gender', GENDERS) }),
    ...('season' in fields && { season: readOpenChoice(fields, 'season', SEASONS) }),
    ...('is_popular' in fields && { is_popular: readFlag(fields, 'is_popular') }),
    ...('material' in fields && { material: readText(fields, 'material') }),
    ...('care' in fields && { care: readText(fields, 'care') }),
  };
}

/** Reads one colour of a product with the stock of its sizes. @throws InvalidResponseError */
export function readColor(value: unknown): ProductColor {
  const fields = readFields(value, 'color');
  return {
    color_name: readText(fields, 'color_name'),
    sizes: readList(fields, 'sizes').map(readSize),
  };
}

function readSize(value: unknown): ProductSize {
  const fields = readFields(value, 'size');
  return { size: readText(fields, 'size'), quantity: readWhole(fields, 'quantity', 0) };
}

/** Reads the filter values of a list (features `facets`, `facet-counts`). @throws InvalidResponseError */
export function readFacets(value: unknown): Facets {
  const fields = readFields(value, 'facets');
  return {
    sizes: readTexts(fields, 'sizes'),
    colors: readTexts(fields, 'colors'),
    min_price: readDecimal(fields, 'min_price'),
    max_price: readDecimal(fields, 'max_price'),
    ...(fields['counts'] !== undefined && { counts: readFacetCounts(fields['counts']) }),
  };
}

function readFacetCounts(value: unknown): FacetCounts {
  const fields = readFields(value, 'counts');
  return { sizes: readCounts(fields, 'sizes'), colors: readCounts(fields, 'colors') };
}

function readCounts(fields: Fields, name: string): Record<string, number> {
  const counts = readFields(fields[name], name);
  return Object.fromEntries(Object.keys(counts).map((key) => [key, readWhole(counts, key)]));
}

function readTexts(fields: Fields, name: string): string[] {
  return readList(fields, name).map((item) => readText({ [name]: item }, name));
}
