import { ORDER_STATUSES } from '@shop/contract/constants';
import {
  linkedOrderChangeSchema,
  linkTokenSchema,
  type ApiLinkedOrder,
  type ApiOrder,
  type LinkedOrderChange,
} from '@shop/contract/schemas';
import { fixtureProducts } from './product-fixtures.ts';
import { StoryError } from './story-error.ts';

/** The token of a link of which a correction of the size is too late. */
const SOLD_OUT_LINK = 'sold-out';
/** The token of a link whose changes fail. */
const FAILING_LINK = 'failing';
const LONG_LINK = 'long';
/** The token of a link whose order the owner changes before its buyer does. */
const CHANGED_LINK = 'changed';
/** The token of a link whose order the owner confirms before its buyer changes it. */
const LATE_LINK = 'late';

const LONG_CONTACT = {
  client_name: 'عائشة بنت عبد الرحمان الشابي',
  city: 'المرسى',
  street: '7, impasse des Orangers, résidence Les Bougainvilliers, bloc C, عمارة الياسمين',
};

const LINK_TOKEN = 'k7q29fxm3t-tbq0zk-0123456789abcdef0123456789abcdef';
/** What the buyer of an order did by the link. */
const LINK_HISTORY: ApiOrder['history'] = [
  {
    at: '2026-11-20T09:40:00.000Z',
    by: '',
    cause: 'changed_by_link',
    note: 'Robe portefeuille\u00A0: M → L\n12, rue du Jasmin, La Marsa → 5, rue de la Plage, La Marsa',
  },
  { at: '2026-11-20T09:41:00.000Z', by: '', status: 'confirmed', cause: 'confirmed_by_link' },
];

/**
 * An order as the owner reads it with the feature `confirmation-link`: a new one has a link, a confirmed one was
 * confirmed by it.
 */
export function fixtureOrderWithLink(order: ApiOrder): ApiOrder {
  if (order.status === 'new') return { ...order, link_token: LINK_TOKEN };
  return order.status === 'confirmed' ? { ...order, history: LINK_HISTORY } : order;
}

/** Responds with the order of a link. */
export function readLinkedOrder(orders: readonly ApiOrder[], body: unknown): ApiLinkedOrder {
  return linkedOrder(orders, linkTokenSchema.parse(body));
}

/** Responds to a change of the order of a link, which some links refuse. */
export function updateLinkedOrder(orders: readonly ApiOrder[], body: unknown): ApiLinkedOrder {
  const change = linkedOrderChangeSchema.parse(body);
  if (change.token === FAILING_LINK) throw new StoryError('unavailable');
  if (change.token === CHANGED_LINK) throw new StoryError('order_conflict');
  if (change.token === LATE_LINK) return linkedOrder(orders, { token: 'confirmed' });
  const order = linkedOrder(orders, change);
  const [line] = order.command_products;
  if (change.token !== SOLD_OUT_LINK || !change.sizes || !line) return order;
  const { product, color, size } = line;
  const soldOut = { product: product.product_Id, color, size, requested: 1, available: 0 };
  throw new StoryError('out_of_stock', { lines: [soldOut] });
}

/** The order of a link, with what its buyer changes. Its token is its status. */
function linkedOrder(
  orders: readonly ApiOrder[],
  { token, status: changed, sizes = [], city, street }: LinkedOrderChange,
): ApiLinkedOrder {
  const isNew = [SOLD_OUT_LINK, FAILING_LINK, LONG_LINK, CHANGED_LINK, LATE_LINK].includes(token);
  const status = ORDER_STATUSES.find((each) => each === (isNew ? 'new' : token));
  const order = orders.find(({ command_products: lines }) => lines.length > 1);
  if (!status || !order) throw new StoryError('link_refused');
  const contact = token === LONG_LINK ? LONG_CONTACT : order;
  return {
    command_id: order.command_id,
    status: changed ?? status,
    client_name: contact.client_name,
    city: city ?? contact.city,
    street: street ?? contact.street,
    total_amount: order.total_amount,
    shipping_charge: order.shipping_charge,
    command_products: order.command_products.map((line, index) => {
      const size = sizes[index] ?? line.size;
      return { ...line, size, sizes: sizesOf(line, size) };
    }),
  };
}

function sizesOf(
  { product, color, quantity }: ApiOrder['command_products'][number],
  own: string,
): string[] {
  const { colors = [] } =
    fixtureProducts.find(({ product_Id: id }) => id === product.product_Id) ?? {};
  const stock = colors.find(({ color_name: name }) => name === color)?.sizes ?? [];
  const sizes = stock.filter((each) => each.quantity >= quantity || each.size === own);
  return [...new Set([own, ...sizes.map(({ size }) => size)])];
}
