import { ORDER_STATUSES } from '@shop/contract/constants';
import { formatMoney, parseMoney, totalMillimes } from '@shop/contract/money';
import {
  orderEditRequestSchema,
  type ApiMessage,
  type ApiOrder,
  type ApiProduct,
  type Stats,
} from '@shop/contract/schemas';
import { fixtureProducts } from './product-fixtures.ts';

const CLIENTS = [
  ['Amel Ben Salah', 'amel.bensalah@exemple.tn', 'La Marsa', '12, rue du Jasmin'],
  ['Mohamed Aziz Trabelsi', 'aziz@exemple.tn', 'Sfax', '4, avenue Habib-Bourguiba'],
  [
    'Marie-Françoise de La Rochefoucauld-Bensoussan',
    'mf@exemple.fr',
    'Sidi Bou Saïd',
    '7, impasse des Orangers, résidence Les Bougainvilliers, bloc C, appartement 14',
  ],
  ['Sonia Gharbi', 'sonia.gharbi@exemple.tn', 'Nabeul', '31, rue de la Poterie'],
] as const;

const IDS = [
  'K7Q29-FXM3T',
  'P4W8D-2HJ6R',
  '9ZB5C-VTN1E',
  'M3X7Y-K8QA4',
  'D6F2G-R9WS5',
  'T1N4V-B7PC8',
  'H5J9K-Z2ME3',
  'W8R6Q-4XDT7',
];

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** Eight orders, newest first: one of each status and two more, with one to three lines each. */
export const fixtureOrders: ApiOrder[] = IDS.map((command_id, index): ApiOrder => {
  const [client_name, email, city, street] = CLIENTS[index % CLIENTS.length] ?? CLIENTS[0];
  const command_products = fixtureProducts
    .slice(index, index + 1 + (index % 3))
    .map(({ product_Id, product_name, product_images, discounted_price, colors }) => ({
      product: { product_Id, product_name, product_images, discounted_price },
      size: 'L',
      color: colors[0]?.color_name ?? '#17457F',
      quantity: 1 + (index % 2),
    }));
  const lines = command_products.map(({ product, quantity }) => ({
    unitMillimes: parseMoney(product.discounted_price) ?? 0,
    quantity,
  }));
  return {
    command_id,
    client_name,
    email,
    number: `+2162012345${index}`,
    city,
    street,
    total_amount: formatMoney(totalMillimes(lines)),
    shipping_charge: '8.00',
    created_at: `2026-11-${twoDigits(20 - index)}T09:${twoDigits(index * 7)}:00.000Z`,
    status: ORDER_STATUSES[index % ORDER_STATUSES.length] ?? 'new',
    version: '1',
    reduction: '0.00',
    command_products,
  };
});

/** Eight messages, alternately returns and requests for information. */
export const fixtureMessages: ApiMessage[] = fixtureOrders.map((order, index): ApiMessage => {
  const isReturn = index % 2 === 0;
  return {
    id: String(index + 1),
    client_name: order.client_name,
    email: order.email,
    query_type: isReturn ? 'return' : 'information',
    message: isReturn
      ? 'Bonjour, la taille est trop grande : puis-je l’échanger contre une taille S ? Merci.'
      : 'Bonjour, la robe portefeuille reviendra-t-elle en bleu marine avant l’Aïd ?',
    created_at: order.created_at,
    command: isReturn ? order : null,
    command_id: isReturn ? order.command_id : null,
  };
});

const DAYS = 30;
const DAY_MS = 86_400_000;

function sales(orders: number) {
  return { orders, amount: orders === 0 ? '0.00' : `${orders * 129}.90` };
}

/** Statistics of 30 days (feature `stats`). */
export const fixtureStats: Stats = {
  days: Array.from({ length: DAYS }, (_, number) => ({
    day: new Date(Date.parse('2026-10-23') + number * DAY_MS).toISOString().slice(0, 10),
    ordered: sales((number * 5) % 7),
    confirmed: sales((number * 3) % 5),
    delivered: sales((number * 2) % 4),
  })),
  previous: { ordered: sales(81), confirmed: sales(61), delivered: sales(0) },
  best_sellers: fixtureProducts.slice(0, 5).map(({ product_Id, product_name }, index) => ({
    product: product_Id,
    product_name,
    quantity: 24 - index * 4,
    revenue: `${(24 - index * 4) * 79}.90`,
  })),
  sold_out: fixtureProducts.slice(0, 6).map((product, index) => ({
    ...stockOf(product, 1 + (index % 3), 0),
    sold: 24 - index * 4,
  })),
  low_stock: fixtureProducts.slice(2, 6).map((product, index) => ({
    ...stockOf(product, 1 + (index % 2), 1 + (index % 3)),
    sold: 16 - index * 4,
  })),
  to_do: { returns: 3, questions: 1, sold_out_products: 6, sold_out_variants: 11 },
  made_at: '2026-11-21T09:00:00.000Z',
};

/** The first sizes of each colour of a product, with the same quantity. */
function stockOf(
  { product_Id, product_name, colors }: ApiProduct,
  sizes: number,
  quantity: number,
) {
  return {
    product: product_Id,
    product_name,
    variants: colors
      .slice(0, 2)
      .flatMap((color) =>
        color.sizes
          .slice(0, sizes)
          .map(({ size }) => ({ color: color.color_name, size, quantity })),
      ),
  };
}

/** The order as a change makes it, with the products' names and prices of now. */
export function editedOrder(order: ApiOrder, body: unknown): ApiOrder {
  const edit = orderEditRequestSchema.parse(body);
  return {
    ...order,
    client_name: edit.client_name,
    number: edit.number,
    city: edit.city,
    street: edit.street,
    total_amount: formatMoney(edit.total_amount),
    version: String(Number(order.version ?? 1) + 1),
    reduction: formatMoney(edit.reduction ?? 0),
  };
}
