import { LIMITS } from '@shop/contract/constants';
import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import { keyOfLine } from '@shop/contract/order-edit';
import type { Image, OrderLine, Product } from '@shop/contract/schemas';
import { variantStock } from '@shop/contract/variant-stock';
import { normalizeDecimal, quantityError } from '../../../lib/validate-decimal.ts';

/** A line of the form: a product in one colour and size. */
export type LineValues = {
  product: string;
  product_name: string;
  image: Image | undefined;
  color: string;
  size: string;
  /** As typed. */
  quantity: string;
  /** Whether the line was removed; it can be restored until the form is saved. */
  isRemoved: boolean;
};

/** The values of a form with the content of an order. */
export type OrderFormValues = {
  lines: LineValues[];
  client_name: string;
  number: string;
  street: string;
  city: string;
  /** As typed in the language; empty without a reduction. */
  reduction: string;
  reduction_reason: string;
};

/** The products of a form, by id; null for one that is not for sale any more. */
export type KnownProducts = ReadonlyMap<string, Product | null>;

/** Whether an amount, two-decimal text, is more than nothing. */
export function hasAmount(amount: string | undefined): boolean {
  return (parseMoney(amount ?? '') ?? 0) > 0;
}

/** A new line: the first variant of a product that is in stock. */
export function newLine({ product_Id, product_name, product_images, colors }: Product): LineValues {
  const color = colors.find(({ sizes }) => sizes.some(isInStock)) ?? colors[0];
  const size = color?.sizes.find(isInStock) ?? color?.sizes[0];
  return {
    product: product_Id,
    product_name,
    image: product_images[0],
    color: color?.color_name ?? '',
    size: size?.size ?? '',
    quantity: '1',
    isRemoved: false,
  };
}

function isInStock({ quantity }: { quantity: number }): boolean {
  return quantity > 0;
}

/** The price of a piece in TND: a product of the order keeps its price. Undefined while it is not known. */
export function unitPrice(
  ordered: readonly OrderLine[],
  products: KnownProducts,
  id: string,
): string | undefined {
  const orderedLine = ordered.find(({ product }) => product.product_Id === id);
  return orderedLine ? orderedLine.product.discounted_price : products.get(id)?.discounted_price;
}

/** The quantity as a number; 0 while it is not valid. */
export function piecesOf({ quantity, isRemoved }: LineValues): number {
  return isRemoved || quantityError(quantity, LIMITS.lineQuantity) ? 0 : Number(quantity);
}

/** The pieces of a line's variant in all lines of the form. */
export function piecesOfVariant(lines: readonly LineValues[], line: LineValues): number {
  const key = keyOfLine(line);
  return lines
    .filter((each) => keyOfLine(each) === key)
    .reduce((sum, each) => sum + piecesOf(each), 0);
}

/**
 * The pieces of a line's variant that the order can have: those in stock, and those that it has already.
 * Undefined while the stock is not known.
 */
export function availablePieces(
  ordered: readonly OrderLine[],
  products: KnownProducts,
  line: LineValues,
): number | undefined {
  const key = keyOfLine(line);
  const quantityBefore = ordered
    .filter(({ product, ...each }) => keyOfLine({ ...each, product: product.product_Id }) === key)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const product = products.get(line.product);
  if (product === undefined) return undefined;
  return quantityBefore + (variantStock(product?.colors ?? [], line) ?? 0);
}

/** The price of a line in TND. Undefined while the price of a piece is not known. */
export function lineAmount(
  ordered: readonly OrderLine[],
  products: KnownProducts,
  line: LineValues,
): string | undefined {
  const millimes = subtotal(ordered, products, [line]);
  return millimes === undefined ? undefined : formatMoney(millimes);
}

/** The subtotal of the form in millimes. Undefined while a price is not known. */
export function subtotal(
  ordered: readonly OrderLine[],
  products: KnownProducts,
  lines: readonly LineValues[],
): number | undefined {
  const priced = lines
    .filter(({ isRemoved }) => !isRemoved)
    .map((line) => {
      const unitMillimes = parseMoney(unitPrice(ordered, products, line.product) ?? '');
      return unitMillimes === undefined ? undefined : { unitMillimes, quantity: piecesOf(line) };
    });
  const known = priced.filter((line) => line !== undefined);
  return known.length < priced.length ? undefined : subtotalMillimes(known);
}

/** The typed reduction as two-decimal text. */
export function reductionOf({ reduction }: Pick<OrderFormValues, 'reduction'>): string {
  return reduction.trim() === '' ? '0.00' : normalizeDecimal(reduction, 'money');
}

/** Whether the typed reduction is more than the subtotal, in millimes. False while a price is not known. */
export function isReductionTooBig(
  values: Pick<OrderFormValues, 'reduction'>,
  subtotalOfLines: number | undefined,
): boolean {
  return subtotalOfLines !== undefined && (parseMoney(reductionOf(values)) ?? 0) > subtotalOfLines;
}
