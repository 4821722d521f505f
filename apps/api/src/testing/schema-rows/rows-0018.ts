import { expect } from 'vitest';
import type { Row } from '../../db/copy-rows.ts';
import { findProduct } from '../../db/products.ts';
import { listBin, restoreFromBin } from '../../services/bin.ts';
import { undoOrderChange } from '../../services/order-undo.ts';
import { readOrder } from '../../services/orders.ts';
import { commandIdOf, ORDERED_AT, orderRows } from './order-rows.ts';
import { productRow, variantRow } from './product-rows.ts';
import type { SchemaRows } from './schema-rows.ts';

/** The bin empties itself after 30 days, and a change can be undone for ten minutes. */
const NOW = Date.now();
const PATH = `/media/${'e'.repeat(32)}.jpg`;
const DELETED_ORDER = orderRows(181, { version: 2, next_call_at: 0 });
const EVENT = { status: null, note: null, cause: null, edit: null, undo: null, undone_at: null };
const CONFIRMED = { ...EVENT, order_id: 180, at: NOW, by: 'Sami', status: 'confirmed' };
const ENTRY = { search_text: 'nour zitouna', deleted_at: NOW, deleted_by: 'Leïla' };
const SESSION = {
  accountId: 72,
  username: 'Leïla',
  role: 'owner',
  passwordChangeRequired: false,
  hasTotp: true,
  sessionId: 's72',
} as const;

const PRODUCT = productRow(182);
/** The product of the deleted order has its pieces again. */
const ORDERED_PRODUCT = productRow(900 + 181, { name: 'Robe de la commande' });
const RETURN = {
  ...DELETED_ORDER.stock_movements[1],
  id: 1_812,
  delta: 2,
  reason: 'returned',
  unit_price: null,
};
const MESSAGE = {
  id: 183,
  client_name: 'Nour Zitouna',
  email: 'nour@exemple.tn',
  message_type: 'information',
  message: 'Bonjour',
  command_id: null,
  answered: 0,
  created_at: ORDERED_AT,
  search_text: 'nour zitouna',
};

function content(rows: Record<string, readonly Row[]>): string {
  return JSON.stringify(rows);
}

/** A bin with an order, a product and a message, and an order with a change that can be undone and one that was. */
export const rows0018: SchemaRows = {
  migration: '0018-bin',
  rows: {
    ...orderRows(180, { status: 'confirmed', version: 2 }),
    order_events: [
      { ...CONFIRMED, id: 180, undone_at: NOW },
      { ...CONFIRMED, id: 181, undo: JSON.stringify({ version: 2, status: 'new' }) },
    ],
    products: [ORDERED_PRODUCT],
    variants: [variantRow(181, { product_id: 900 + 181, quantity: 2 })],
    stock_movements: [...orderRows(180).stock_movements, ...DELETED_ORDER.stock_movements, RETURN],
    images: [{ path: PATH, width: 60, height: 80, renditions: 'made', attempts: 0, run_at: 0 }],
    bin: [
      {
        ...ENTRY,
        id: 1,
        kind: 'order',
        object: commandIdOf(181),
        summary: '{"name":"Nour Zitouna","amount":"88.00","status":"new"}',
        content: content({
          orders: DELETED_ORDER.orders,
          order_lines: DELETED_ORDER.order_lines,
          order_images: [{ order_id: 181, path: PATH }],
          order_events: [
            { ...EVENT, id: 179, order_id: 181, at: ORDERED_AT, by: 'Sami', note: 'Le soir' },
          ],
          call_attempts: [],
        }),
      },
      {
        ...ENTRY,
        id: 2,
        kind: 'product',
        object: '182',
        summary: '{"name":"Robe","amount":"40.00","pieces":3}',
        content: content({
          products: [PRODUCT],
          variants: [variantRow(182, { quantity: 3 })],
          product_images: [{ product_id: 182, path: PATH, position: 0, color: '#17457F' }],
        }),
      },
      {
        ...ENTRY,
        id: 3,
        kind: 'message',
        object: '183',
        summary: '{"name":"Nour Zitouna","text":"Bonjour"}',
        content: content({ messages: [MESSAGE] }),
      },
    ],
    bin_images: [
      { entry_id: 1, path: PATH },
      { entry_id: 2, path: PATH },
    ],
  },
  check: async (context) => {
    const { rows } = await listBin(context, {});
    expect(rows.map(({ id, name }) => `${id}: ${name}`).toSorted()).toEqual([
      'message-183: Nour Zitouna',
      `order-${commandIdOf(181)}: Nour Zitouna`,
      'product-182: Robe',
    ]);
    for (const { id } of rows) await restoreFromBin(context, id, SESSION);
    expect(await readOrder(context, commandIdOf(181))).toMatchObject({
      total_amount: '88.00',
      history: [{ note: 'Le soir' }, { cause: 'restored' }],
    });
    const { db } = context.database;
    expect(await findProduct(db, 182)).toMatchObject({
      image_colors: { [PATH]: '#17457F' },
      colors: [{ sizes: [{ size: 'M', quantity: 3 }] }],
    });
    expect(await findProduct(db, 900 + 181)).toMatchObject({
      colors: [{ sizes: [{ size: 'M', quantity: 0 }] }],
    });
    const { history } = await readOrder(context, commandIdOf(180));
    expect(history?.map((event) => 'undo_until' in event)).toEqual([false, true]);
    const undone = await undoOrderChange(context, commandIdOf(180), { version: '2' }, SESSION);
    expect(undone.status).toBe('new');
  },
};
