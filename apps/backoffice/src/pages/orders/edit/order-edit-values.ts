import { LIMITS } from '@shop/contract/constants';
import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import { describeOrderEdit, keyOfLine, type EditableContent } from '@shop/contract/order-edit';
import type { Image, Order, OrderEdit, OrderEditInput, Product } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import {
  formatDecimalInput,
  normalizeDecimal,
  quantityError,
} from '../../../lib/validate-decimal.ts';

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

/** The values of the form that changes an order. */
export type OrderEditValues = {
  lines: LineValues[];
  client_name: string;
  number: string;
  street: string;
  city: string;
  /** As typed in the language; empty without a reduction. */
  reduction: string;
  reduction_reason: string;
  note: string;
};

/** The products of a form, by id; null for one that is not for sale any more. */
export type KnownProducts = ReadonlyMap<string, Product | null>;

/** The initial values: the order as it is. */
export function editValues(order: Order, language: Language): OrderEditValues {
  const { client_name, number, street, city, reduction, reduction_reason: reason = '' } = order;
  return {
    lines: order.command_products.map(({ product, color, size, quantity }) => ({
      product: product.product_Id,
      product_name: product.product_name,
      image: product.product_images[0],
      color,
      size,
      quantity: String(quantity),
      isRemoved: false,
    })),
    client_name,
    number,
    street,
    city,
    reduction: hasAmount(reduction) ? formatDecimalInput(reduction ?? '', language) : '',
    reduction_reason: reason,
    note: '',
  };
}

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
  { command_products: lines }: Order,
  products: KnownProducts,
  id: string,
): string | undefined {
  const ordered = lines.find(({ product }) => product.product_Id === id);
  return ordered ? ordered.product.discounted_price : products.get(id)?.discounted_price;
}

/** The quantity as a number; 0 while it is not valid. */
function piecesOf({ quantity, isRemoved }: LineValues): number {
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
  { command_products: ordered }: Order,
  products: KnownProducts,
  line: LineValues,
): number | undefined {
  const key = keyOfLine(line);
  const held = ordered
    .filter(({ product, ...each }) => keyOfLine({ ...each, product: product.product_Id }) === key)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const product = products.get(line.product);
  if (product === undefined) return undefined;
  const stocked = product?.colors.flatMap(({ color_name: color, sizes }) =>
    sizes.map((size) => ({ ...size, color, product: line.product })),
  );
  return held + (stocked?.find((each) => keyOfLine(each) === key)?.quantity ?? 0);
}

/** The price of a line in TND. Undefined while the price of a piece is not known. */
export function lineAmount(
  order: Order,
  products: KnownProducts,
  line: LineValues,
): string | undefined {
  const millimes = subtotal(order, products, [line]);
  return millimes === undefined ? undefined : formatMoney(millimes);
}

/** The subtotal of the form in millimes. Undefined while a price is not known. */
export function subtotal(
  order: Order,
  products: KnownProducts,
  lines: readonly LineValues[],
): number | undefined {
  const priced = lines
    .filter(({ isRemoved }) => !isRemoved)
    .map((line) => {
      const unitMillimes = parseMoney(unitPrice(order, products, line.product) ?? '');
      return unitMillimes === undefined ? undefined : { unitMillimes, quantity: piecesOf(line) };
    });
  const known = priced.filter((line) => line !== undefined);
  return known.length < priced.length ? undefined : subtotalMillimes(known);
}

/** The typed reduction as two-decimal text. */
export function reductionOf({ reduction }: Pick<OrderEditValues, 'reduction'>): string {
  return reduction.trim() === '' ? '0.00' : normalizeDecimal(reduction, 'money');
}

/** The content of an order, to compare it with another one. */
export function contentOf(order: Order): EditableContent {
  return {
    client_name: order.client_name,
    number: order.number,
    city: order.city,
    street: order.street,
    reduction: order.reduction ?? '0.00',
    reduction_reason: order.reduction_reason ?? '',
    total_amount: order.total_amount,
    lines: order.command_products.map(({ product, ...line }) => ({
      ...line,
      product: product.product_Id,
      product_name: product.product_name,
    })),
  };
}

/** The content that the form makes of an order. */
export function editedContent(
  order: Order,
  products: KnownProducts,
  values: OrderEditValues,
): EditableContent {
  const reduction = reductionOf(values);
  const lines = subtotal(order, products, values.lines);
  const shipping = parseMoney(order.shipping_charge) ?? 0;
  const total = lines === undefined ? undefined : lines + shipping - (parseMoney(reduction) ?? 0);
  return {
    client_name: values.client_name.trim(),
    number: values.number.trim(),
    city: values.city.trim(),
    street: values.street.trim(),
    reduction,
    reduction_reason: hasAmount(reduction) ? values.reduction_reason.trim() : '',
    total_amount: total === undefined ? order.total_amount : formatMoney(total),
    lines: values.lines.map((line) => ({ ...line, quantity: piecesOf(line) })),
  };
}

/** What the form changes. */
export function formDifference(
  order: Order,
  products: KnownProducts,
  values: OrderEditValues,
): OrderEdit {
  return describeOrderEdit(contentOf(order), editedContent(order, products, values));
}

/**
 * The request body. The values must be valid.
 * @param canReduce whether the person may change the reduction
 */
export function editRequest(
  order: Order,
  products: KnownProducts,
  values: OrderEditValues,
  canReduce: boolean,
): OrderEditInput {
  const content = editedContent(order, products, values);
  const note = values.note.trim();
  return {
    version: order.version ?? '',
    client_name: content.client_name,
    number: content.number,
    city: content.city,
    street: content.street,
    total_amount: content.total_amount,
    command_products: content.lines
      .filter(({ quantity }) => quantity > 0)
      .map(({ product, color, size, quantity }) => ({ product, color, size, quantity })),
    ...(canReduce && {
      reduction: content.reduction,
      reduction_reason: content.reduction_reason,
    }),
    ...(note !== '' && { note }),
  };
}
