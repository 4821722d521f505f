import { GENDERS } from '@shop/contract/constants';
import { parseMoney } from '@shop/contract/money';
import type { Product } from '@shop/contract/schemas';
import { stateField } from '../../platform/navigation-state.ts';
import { isAtPath, type ProductAddress } from './find-products.ts';

const TEXTS = [
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

function isPicture(value: unknown): boolean {
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
    TEXTS.every((name) => isTextField(value, name)) &&
    GENDERS.some((known) => known === stateField(value, 'gender')) &&
    ['price', 'discounted_price', 'promo_percentage'].every((name) => isMoney(value, name)) &&
    isList(stateField(value, 'product_images'), isPicture) &&
    isList(stateField(value, 'colors'), isColor)
  );
}

/**
 * The product a link passed along (PROD-1), to be shown until the host has answered. Undefined when
 * the state is none, foreign, or about another product than the address says (PROD-8, F5).
 */
export function productFromState(
  state: unknown,
  { id, name }: ProductAddress,
): Product | undefined {
  const product = stateField(state, 'product');
  if (!isProduct(product)) return undefined;
  const isMeant = id === null ? isAtPath(product.product_name, name) : product.product_Id === id;
  return isMeant ? product : undefined;
}
