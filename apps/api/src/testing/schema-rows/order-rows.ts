import type { Row } from '../../db/copy-rows.ts';

/** The time of the orders, in milliseconds since 1970. */
export const ORDERED_AT = 1_790_000_000_000;
const VARIANT = { color_key: '#17457f', size_key: 'm' };
const SHIPPING = 8_000;
const UNIT_PRICE = 40_000;
const PIECES = 2;

/** The command id of the order with an id of three digits or less. */
export function commandIdOf(id: number): string {
  return `K7Q29-FX${String(id).padStart(3, '0')}`;
}

/** The phone number of the order with an id. */
export function phoneOf(id: number): string {
  return `98000${String(id).padStart(3, '0')}`;
}

/**
 * The rows of an order of two pieces of a product that was deleted since, as of the schema `0010-checks`.
 * @param columns of the order, which later migrations added, or in place of these
 */
export function orderRows(id: number, columns: Row = {}) {
  const product = { product_id: 900 + id };
  const movement = { at: ORDERED_AT, ...product, ...VARIANT };
  return {
    orders: [
      {
        id,
        command_id: commandIdOf(id),
        client_name: 'Nour Zitouna',
        email: 'nour@exemple.tn',
        phone: phoneOf(id),
        city: 'Sfax',
        street: '4, rue des Oliviers',
        total: PIECES * UNIT_PRICE + SHIPPING,
        shipping: SHIPPING,
        status: 'new',
        created_at: ORDERED_AT,
        search_text: `${commandIdOf(id).toLowerCase().replace('-', ' ')}\nnour zitouna`,
        ...columns,
      },
    ],
    order_lines: [
      {
        id,
        order_id: id,
        ...product,
        product_name: 'Robe',
        product_images: '[]',
        unit_price: UNIT_PRICE,
        color: '#17457F',
        size: 'M',
        quantity: PIECES,
      },
    ],
    stock_movements: [
      {
        id: 10 * id,
        ...movement,
        delta: PIECES,
        reason: 'stocked',
        command_id: null,
        unit_price: null,
      },
      {
        id: 10 * id + 1,
        ...movement,
        delta: -PIECES,
        reason: 'ordered',
        command_id: commandIdOf(id),
        unit_price: UNIT_PRICE,
      },
    ],
  } satisfies Record<string, Row[]>;
}
