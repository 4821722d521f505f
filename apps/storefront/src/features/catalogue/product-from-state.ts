import { parseMoney } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';
import { stateField } from '../../lib/navigation-state.ts';
import { isAtPath, type ProductUrlParams } from './find-products.ts';

const TEXT_FIELDS = [
  'product_Id',
  'product_name',
  'description',
  'price',
  'promo_percentage',
  'discounted_price',
  'badge',
  'gender',
  'season',
] as const;

function isList(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isImage(value: unknown): boolean {
  return typeof stateField(value, 'path') === 'string' && isTextField(value, 'url');
}

function isTextField(value: unknown, name: string): boolean {
  return typeof stateField(value, name) === 'string';
}

function isSize(value: unknown): boolean {
  const quantity = stateField(value, 'quantity');
  return isTextField(value, 'size') && Number.isSafeInteger(quantity) && Number(quantity) >= 0;
}

function isColor(value: unknown): boolean {
  return isTextField(value, 'color_name') && isList(stateField(value, 'sizes'), isSize);
}

function isMoney(value: unknown, name: string): boolean {
  const text = stateField(value, name);
  return typeof text === 'string' && parseMoney(text) !== undefined;
}

function isProduct(value: unknown): value is Product {
  return (
    TEXT_FIELDS.every((name) => isTextField(value, name)) &&
    ['price', 'discounted_price', 'promo_percentage'].every((name) => isMoney(value, name)) &&
    isList(stateField(value, 'product_images'), isImage) &&
    isList(stateField(value, 'colors'), isColor)
  );
}

/**
 * Reads the product in the navigation state of a link (PROD-1), which is displayed until the response
 * arrives. Undefined when the state is missing, invalid, or of another product than the URL (PROD-8, F5).
 */
export function productFromState(
  state: unknown,
  { id, name }: ProductUrlParams,
): Product | undefined {
  const product = stateField(state, 'product');
  if (!isProduct(product)) return undefined;
  const isMatch = id === null ? isAtPath(product.product_name, name) : product.product_Id === id;
  return isMatch ? product : undefined;
}
