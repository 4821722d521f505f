import { binEntryId } from '@shop/contract/bin-entry-id';
import { BIN_LIFE_MS, UNDO_WINDOW_MS } from '@shop/contract/constants';
import type { ApiBinEntry, ApiOrder } from '@shop/contract/schemas';
import type { DataSet } from './data-sets.ts';

const DAY = 86_400_000;
/** A story shows the same days whenever it runs. */
const MAX_DAYS = 30;

function deletedDaysAgo(days: number) {
  const at = Date.now() - days * DAY - DAY / 2;
  return {
    deleted_at: new Date(at).toISOString(),
    deleted_by: days % 2 === 0 ? 'owner' : 'Ines',
    expires_at: new Date(at + BIN_LIFE_MS).toISOString(),
  };
}

/** The deleted objects of a data set: its last orders, products, messages and site images; empty for one without any. */
export function fixtureBin({ orders, products, messages, images }: DataSet): ApiBinEntry[] {
  const entries = [
    ...orders.slice(0, 2).map((order) => ({
      kind: 'order' as const,
      object: order.command_id,
      name: order.client_name,
      amount: order.total_amount,
      status: order.status,
    })),
    ...products.slice(0, 2).map((product) => ({
      kind: 'product' as const,
      object: product.product_Id,
      name: product.product_name,
      amount: product.discounted_price,
      pieces: 12,
    })),
    ...messages.slice(0, 2).map((message) => ({
      kind: 'message' as const,
      object: message.id,
      name: message.client_name,
      text: message.message.slice(0, 200),
    })),
    ...images.slice(0, 1).map(({ id, image, image_type }) => ({
      kind: 'site_image' as const,
      object: id,
      name: '',
      image,
      image_type,
    })),
  ];
  return entries.map((entry, index) => ({
    id: binEntryId(entry.kind, entry.object),
    ...entry,
    ...deletedDaysAgo(Math.min(index * 5, MAX_DAYS - 1)),
  }));
}

/** The order with a change of this minute, which can be undone: a note, or else its status. */
export function fixtureUndoableOrder(order: ApiOrder, note?: unknown): ApiOrder {
  const now = Date.now();
  const until = new Date(now + UNDO_WINDOW_MS).toISOString();
  const entry = { at: new Date(now).toISOString(), by: 'owner' };
  const change =
    typeof note === 'string'
      ? { ...entry, note, undo: { change: '31', until } }
      : { ...entry, status: order.status, undo_until: until };
  return { ...order, version: '2', history: [...(order.history ?? []), change] };
}
