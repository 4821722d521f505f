import { formatMoney, parseMoney } from '@shop/contract/money';
import { describeOrderEdit, type EditableContent } from '@shop/contract/order-edit';
import { plainText } from '@shop/contract/plain-text';
import type { Order, OrderEdit, OrderEditInput } from '@shop/contract/schemas';
import type { Language } from '@shop/i18n';
import { formatDecimalInput } from '../../../lib/validate-decimal.ts';
import {
  hasAmount,
  piecesOf,
  reductionOf,
  subtotal,
  type KnownProducts,
  type OrderFormValues,
} from '../form/order-form-values.ts';

/** The values of the form that changes an order. */
export type OrderEditValues = OrderFormValues & { note: string };

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
  const lines = subtotal(order.command_products, products, values.lines);
  const shipping = parseMoney(order.shipping_charge) ?? 0;
  const total = lines === undefined ? undefined : lines + shipping - (parseMoney(reduction) ?? 0);
  return {
    client_name: plainText(values.client_name),
    number: plainText(values.number),
    city: plainText(values.city),
    street: plainText(values.street),
    reduction,
    reduction_reason: hasAmount(reduction) ? plainText(values.reduction_reason) : '',
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
  const note = plainText(values.note, { hasLines: true });
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
