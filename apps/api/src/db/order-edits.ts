import { parseStrings } from './json.ts';
import type { Db } from './database.ts';
import { runBatch } from './batched-writes.ts';
import { lineWrites, orderSearchText, type NewOrderLine } from './orders.ts';
import { firstPhoneKey } from './phone-keys.ts';

/** The part of an order that a change replaces; amounts in millimes. */
export type OrderContent = {
  client_name: string;
  number: string;
  city: string;
  street: string;
  lines: readonly NewOrderLine[];
  total: number;
  reduction: number;
  reductionReason: string;
};

/** The content of an order before a change, and what stays. */
export type StoredContent = OrderContent & {
  commandId: string;
  email: string;
  version: string;
  shipping: number;
};

/** The content of a locked order. */
export async function findContent(db: Db, id: number): Promise<StoredContent> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    commandId: order.command_id,
    email: order.email,
    version: String(order.version),
    client_name: order.client_name,
    number: order.phone,
    city: order.city,
    street: order.street,
    total: order.total,
    shipping: order.shipping,
    reduction: order.reduction,
    reductionReason: order.reduction_reason ?? '',
    lines: lines.map((line) => ({
      productId: line.product_id,
      productName: line.product_name,
      productImages: parseStrings(line.product_images),
      unitMillimes: line.unit_price,
      color: line.color,
      size: line.size,
      quantity: line.quantity,
    })),
  };
}

/**
 * Replaces the content of a locked order, with its lines and image references; its version increases. Returns the
 * version.
 */
export async function replaceContent(
  db: Db,
  id: number,
  { commandId, email }: Pick<StoredContent, 'commandId' | 'email'>,
  content: OrderContent,
): Promise<number> {
  const { client_name, number, city, street } = content;
  const { version } = await db
    .updateTable('orders')
    .set((eb) => ({
      client_name,
      phone: number,
      phone_key: firstPhoneKey(number),
      city,
      street,
      search_text: orderSearchText(commandId, { client_name, email, number, city, street }),
      total: content.total,
      reduction: content.reduction,
      reduction_reason: content.reductionReason === '' ? null : content.reductionReason,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('order_lines').where('order_id', '=', id).execute();
  await db.deleteFrom('order_images').where('order_id', '=', id).execute();
  await runBatch(db, lineWrites(db, id, content.lines));
  return version;
}
