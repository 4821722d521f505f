import { keyOfLine } from '@shop/contract/order-edit';
import type { ExceededLimit, OrderLimits, OrderRequest } from '@shop/contract/schemas';
import type { Db } from '../db/database.ts';
import { countOpenOrders, lockPhone } from '../db/open-orders.ts';
import { ShopError } from '../errors.ts';
import type { AppContext } from './app-context.ts';
import type { OrderSettings } from './order-settings.ts';

type Draft = Pick<OrderRequest, 'number' | 'command_products'>;

/** The limits of one order, for the storefront. */
export function readOrderLimits({ orderSettings }: Pick<AppContext, 'orderSettings'>): OrderLimits {
  const { maxLinePieces = null, maxOrderPieces = null } = orderSettings;
  return { line_pieces: maxLinePieces, order_pieces: maxOrderPieces };
}

/** The limit that an order exceeds, by itself or with the unconfirmed orders of its phone number. */
export async function findExceededLimit(
  { orderSettings, database }: Pick<AppContext, 'orderSettings' | 'database'>,
  draft: Draft,
): Promise<ExceededLimit | undefined> {
  return exceededPieces(orderSettings, draft) ?? exceededByPhone(orderSettings, database.db, draft);
}

/**
 * Counts an order with the unconfirmed ones of its phone number, in its transaction: concurrent orders of one phone
 * wait for each other.
 * @throws ShopError `order_limit`
 */
export async function lockOrderLimits(
  { orderSettings, database }: Pick<AppContext, 'orderSettings' | 'database'>,
  db: Db,
  draft: Draft,
): Promise<void> {
  const { maxOpenOrders, maxOpenPieces } = orderSettings;
  const isCounted = maxOpenOrders !== undefined || maxOpenPieces !== undefined;
  if (isCounted) await lockPhone(db, database.dialect, draft.number);
  const exceeded =
    exceededPieces(orderSettings, draft) ?? (await exceededByPhone(orderSettings, db, draft));
  if (exceeded) throw new ShopError('order_limit', { exceeded });
}

/** The limit that the lines of an order exceed. Lines of one variant in any spelling are added up, as for the stock. */
export function exceededPieces(
  { maxLinePieces = Infinity, maxOrderPieces = Infinity }: OrderSettings,
  { command_products: lines }: Pick<Draft, 'command_products'>,
): ExceededLimit | undefined {
  const variants = Map.groupBy(lines, keyOfLine);
  if ([...variants.values()].some((same) => countPieces(same) > maxLinePieces)) {
    return { of: 'line_pieces', max: maxLinePieces };
  }
  if (countPieces(lines) > maxOrderPieces) return { of: 'order_pieces', max: maxOrderPieces };
  return undefined;
}

async function exceededByPhone(
  { maxOpenOrders = Infinity, maxOpenPieces = Infinity }: OrderSettings,
  db: Db,
  { number, command_products: lines }: Draft,
): Promise<ExceededLimit | undefined> {
  if (maxOpenOrders === Infinity && maxOpenPieces === Infinity) return undefined;
  const open = await countOpenOrders(db, number);
  if (open.orders + 1 > maxOpenOrders) return { of: 'open_orders', max: maxOpenOrders };
  if (open.pieces + countPieces(lines) > maxOpenPieces) {
    return { of: open.orders === 0 ? 'order_pieces' : 'open_pieces', max: maxOpenPieces };
  }
  return undefined;
}

function countPieces(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
