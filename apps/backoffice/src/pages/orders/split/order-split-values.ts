import { SHIPPING_MILLIMES, type SplitShipping } from '@shop/contract/constants';
import { formatMoney, parseMoney, subtotalMillimes } from '@shop/contract/money';
import type { Order, OrderLine, OrderSplitInput } from '@shop/contract/schemas';

/** The pieces of each line that go into the second order, in the order of the lines, and its shipping. */
export type SplitValues = { pieces: readonly number[]; shipping: SplitShipping };

/** The totals of both orders in TND, two-decimal text; undefined where a price is not known. */
export type SplitTotals = { first: string; second: string } | undefined;

/** The number of pieces that move, and of those that stay. */
export function countPieces({ command_products: lines }: Order, { pieces }: SplitValues) {
  const moving = pieces.reduce((sum, each) => sum + each, 0);
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { moving, staying: all - moving };
}

/**
 * The totals as the API server calculates them: a reduction goes along only as far as the lines that stay do not
 * cover it.
 */
export function splitTotals(order: Order, values: SplitValues): SplitTotals {
  const staying = priceOf(order.command_products, (line, index) => {
    return line.quantity - (values.pieces[index] ?? 0);
  });
  const moving = priceOf(order.command_products, (_line, index) => values.pieces[index] ?? 0);
  if (staying === undefined || moving === undefined) return undefined;
  const reduction = parseMoney(order.reduction ?? '') ?? 0;
  const kept = Math.min(reduction, staying);
  const shipping = parseMoney(order.shipping_charge) ?? 0;
  const secondShipping = values.shipping === 'both' ? SHIPPING_MILLIMES : 0;
  return {
    first: formatMoney(staying + shipping - kept),
    second: formatMoney(moving + secondShipping - (reduction - kept)),
  };
}

/** The request body. At least one piece must move. */
export function splitRequest(order: Order, { pieces, shipping }: SplitValues): OrderSplitInput {
  return {
    version: order.version ?? '',
    command_products: order.command_products.flatMap(({ product, color, size }, index) => {
      const quantity = pieces[index] ?? 0;
      return quantity > 0 ? [{ product: product.product_Id, color, size, quantity }] : [];
    }),
    shipping,
  };
}

function priceOf(
  lines: readonly OrderLine[],
  quantityOf: (line: OrderLine, index: number) => number,
): number | undefined {
  const priced = lines.flatMap((line, index) => {
    const unitMillimes = parseMoney(line.product.discounted_price);
    return unitMillimes === undefined ? [] : [{ unitMillimes, quantity: quantityOf(line, index) }];
  });
  return priced.length < lines.length ? undefined : subtotalMillimes(priced);
}
