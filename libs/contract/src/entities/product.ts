import { z } from 'zod';
import {
  BADGES,
  GENDERS,
  LIMITS,
  MAX_CARE_LENGTH,
  MAX_LENGTH,
  PRODUCT_SORTS,
  SEASONS,
} from '../constants.ts';
import {
  choice,
  colorField,
  flag,
  freeText,
  linesText,
  moneyField,
  moneyText,
  percentageField,
  queryNumber,
  queryText,
  requiredText,
  wholeNumber,
} from './fields.ts';
import type { Image } from './image.ts';

const stockedSize = z.strictObject({
  size: requiredText(MAX_LENGTH.size),
  quantity: wholeNumber(0, LIMITS.stock),
});

const stockedColor = z.strictObject({
  color_name: colorField,
  sizes: z.array(stockedSize).max(LIMITS.sizesPerColor, 'too_numerous'),
});

/** The colours of a product form, each with its sizes and their stock. */
export const colorsField = z
  .array(stockedColor, {
    error: (issue) => (issue.input === undefined ? 'required' : 'bad_format'),
  })
  .max(LIMITS.colors, 'too_numerous');

export const productSchema = z.object({
  product_Id: z.string(),
  product_name: z.string(),
  description: z.string(),
  price: moneyText,
  promo_percentage: moneyText,
  discounted_price: moneyText,
  badge: z.enum(BADGES),
  gender: z.enum(GENDERS),
  season: z.enum(SEASONS),
  is_popular: z.boolean(),
  product_images: z.array(z.string()),
  colors: z.array(
    z.object({
      color_name: z.string(),
      sizes: z.array(z.object({ size: z.string(), quantity: z.int() })),
    }),
  ),
  /** Feature `image-colors`: the colour of those images that have one, by the image's path. */
  image_colors: z.record(z.string(), z.string()).optional(),
  /** Feature `product-care`: what the product is made of; empty where the owner has not written it. */
  material: z.string().optional(),
  /** Feature `product-care`: how it is washed and stored; empty where the owner has not written it. */
  care: z.string().optional(),
});

/** The response to a saved product form. */
export const savedProductSchema = productSchema.extend({
  /** Feature `undo`: the id of the change, by which it can be undone for ten minutes. */
  change_id: z.string().optional(),
});

/** The fields of a product without its id, images and stock, as responses have them. */
export const productFieldsSchema = productSchema.pick({
  product_name: true,
  description: true,
  price: true,
  promo_percentage: true,
  badge: true,
  gender: true,
  season: true,
  is_popular: true,
  material: true,
  care: true,
});

/** The text fields of the parsed multipart form of a product; `colors` and the lists are parsed JSON. */
export const productFormSchema = z.strictObject({
  product_name: requiredText(MAX_LENGTH.productName),
  description: freeText(MAX_LENGTH.description, { hasLines: true }),
  price: moneyField,
  promo_percentage: percentageField,
  badge: choice(BADGES),
  gender: choice(GENDERS),
  season: choice(SEASONS),
  colors: colorsField,
  is_popular: z.boolean({ error: 'not_a_choice' }),
  removedImages: z
    .array(z.string())
    .max(LIMITS.imagesPerProduct * 2, 'too_numerous')
    .default([]),
  /** Feature `product-image-order`: the paths that remain and "new:0", "new:1" …, in display order. */
  image_order: z.array(z.string()).max(LIMITS.imagesPerProduct, 'too_numerous').optional(),
  /** Feature `image-colors`: colours of the product by image, a path or "new:0", "new:1" …; the others have none. */
  image_colors: z.record(z.string(), colorField, 'bad_format').optional(),
  /** Feature `product-care`. A form without one of them does not change it. */
  material: linesText(MAX_CARE_LENGTH.material).optional(),
  care: linesText(MAX_CARE_LENGTH.care).optional(),
  /** Feature `stock-merge`: the colours as they were when the form was loaded. */
  base_colors: colorsField.optional(),
  /** Feature `product-conflict`: the fields as they were when the form was loaded. */
  base_fields: productFieldsSchema.strict().optional(),
  /** Feature `price-confirmation`: the owner confirmed a price of 0, a promotion of 100 % or a price above 5,000 TND. */
  price_confirmed: z.boolean({ error: 'not_a_choice' }).optional(),
});

const listText = queryText(1_000).transform((text) => text.split(',').filter(Boolean));

/** Whole numbers of a query string. */
export const pagingQuery = {
  limit: queryNumber(1, LIMITS.pageSize).optional(),
  offset: queryNumber(0, 999_999_999).optional(),
};

/**
 * The query parameters of the product lists (features `paging`, `search`, `filters`, `sort`); `color` and `size`
 * accept several values, separated by commas.
 */
export const productListQuerySchema = z.object({
  ...pagingQuery,
  search: queryText(MAX_LENGTH.search).optional(),
  gender: z.enum(GENDERS, { error: 'not_a_choice' }).optional(),
  season: z.enum(SEASONS, { error: 'not_a_choice' }).optional(),
  badge: z.enum(BADGES, { error: 'not_a_choice' }).optional(),
  popular: flag.optional(),
  color: listText.optional(),
  size: listText.optional(),
  min_price: moneyField.optional(),
  max_price: moneyField.optional(),
  in_stock: flag.optional(),
  /** Whether a variant of the product is sold out. */
  sold_out_variant: flag.optional(),
  sort: z.enum(PRODUCT_SORTS, { error: 'not_a_choice' }).optional(),
});

export const facetsQuerySchema = productListQuerySchema.pick({
  gender: true,
  season: true,
  search: true,
  color: true,
  size: true,
  min_price: true,
  max_price: true,
});

/**
 * Feature `facet-counts`: how many products in stock the list has with each size (by its `variantKey`) and with each
 * family of colours (by `colorFamily`, or the `variantKey` of another value), together with the query's other filters.
 * What is not in the counts has none.
 */
const facetCountsSchema = z.object({
  sizes: z.record(z.string(), z.int()),
  colors: z.record(z.string(), z.int()),
});

/** Feature `facets`: the filter values of a product list. */
export const facetsSchema = z.object({
  sizes: z.array(z.string()),
  colors: z.array(z.string()),
  min_price: moneyText,
  max_price: moneyText,
  counts: facetCountsSchema.optional(),
});

/** A saved product in the JSON format of the API. */
export type ApiSavedProduct = z.output<typeof savedProductSchema>;
/** A product in the JSON format of the API. */
export type ApiProduct = z.output<typeof productSchema>;
/** The gender and season of a product in the client: another API server may have its own (API-4). */
type Categories = { gender: string; season: string };
/** A product in the client: each image has its path, its absolute URL, and the colour that it was given. */
export type Product = Omit<ApiProduct, 'product_images' | 'image_colors' | keyof Categories> &
  Categories & { product_images: Image[] };
/** A saved product in the client. */
export type SavedProduct = Product & Pick<ApiSavedProduct, 'change_id'>;
/** The fields of a product in the JSON format of the API. */
export type ApiProductFields = z.output<typeof productFieldsSchema>;
/** The fields of a product in the client. */
export type ProductFields = Omit<ApiProductFields, keyof Categories> & Categories;
export type ProductColor = ApiProduct['colors'][number];
export type ProductSize = ProductColor['sizes'][number];
export type ProductForm = z.output<typeof productFormSchema>;
export type ProductListQuery = z.output<typeof productListQuerySchema>;
export type Facets = z.output<typeof facetsSchema>;
export type FacetCounts = z.output<typeof facetCountsSchema>;
export type FacetsQuery = z.output<typeof facetsQuerySchema>;
