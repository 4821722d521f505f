import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import type {
  Dashboard,
  ProductStock,
  Stats,
  ApiOrder,
  ApiProduct,
  ApiMessage,
  ApiSiteImage,
  SecurityEvent,
} from '@shop/contract/schemas';
import { fixtureProducts, fixtureSiteImages } from './product-fixtures.ts';
import { fixtureOrders, fixtureMessages, fixtureStats } from './order-fixtures.ts';
import { emptyDashboard, fixtureDashboard, longestDashboard } from './dashboard-fixtures.ts';
import { fixtureSecurityEvents } from './security-event-fixtures.ts';

/** The data of a story's API server. */
export type DataSet = {
  products: readonly ApiProduct[];
  images: readonly ApiSiteImage[];
  orders: readonly ApiOrder[];
  messages: readonly ApiMessage[];
  stats: Stats;
  dashboard: Dashboard;
  events: readonly SecurityEvent[];
};

/** `full`: at least eight of everything; `many`: 5,000; `longest`: the maximum text lengths of the contract. */
export type DataSetName = 'full' | 'empty' | 'longest' | 'many';

const MANY = 5_000;
/** The longest text of a changed field. */
const MAX_CHANGE = 200;

const full: DataSet = {
  products: fixtureProducts,
  images: fixtureSiteImages,
  orders: fixtureOrders,
  messages: fixtureMessages,
  stats: fixtureStats,
  dashboard: fixtureDashboard,
  events: fixtureSecurityEvents,
};

const factories: Record<DataSetName, () => DataSet> = {
  full: () => full,
  empty: () => ({
    products: [],
    images: [],
    orders: [],
    messages: [],
    stats: emptyStats(),
    dashboard: emptyDashboard,
    events: [],
  }),
  longest: longestDataSet,
  many: manyDataSet,
};

const cache = new Map<DataSetName, DataSet>();

/** Returns the same object for the same name. */
export function dataSetNamed(name: DataSetName): DataSet {
  const dataSet = cache.get(name) ?? factories[name]();
  cache.set(name, dataSet);
  return dataSet;
}

function emptyStats(): Stats {
  const none = { orders: 0, amount: '0.00' };
  const figures = { ordered: none, confirmed: none, delivered: none };
  return {
    ...fixtureStats,
    days: fixtureStats.days.map(({ day }) => ({ day, ...figures })),
    previous: figures,
    best_sellers: [],
    sold_out: [],
    low_stock: [],
    to_do: { returns: 0, questions: 0, sold_out_products: 0, sold_out_variants: 0 },
  };
}

function manyDataSet(): DataSet {
  return {
    ...full,
    products: times(fixtureProducts, (product, number) => ({
      ...product,
      product_Id: String(number + 1),
      product_name: `${product.product_name} ${number + 1}`,
    })),
    // The home page shows every banner, so only the rounded images are many.
    images: times(fixtureSiteImages, (image, number) => ({
      ...image,
      id: String(number + 1),
      image_type: number < fixtureSiteImages.length ? image.image_type : 'rounded',
    })),
    orders: times(fixtureOrders, (order, number) => ({ ...order, command_id: commandId(number) })),
    messages: times(fixtureMessages, (message, number) => ({ ...message, id: String(number + 1) })),
    events: times(fixtureSecurityEvents, (event, number) => ({ ...event, id: String(number + 1) })),
    stats: {
      ...fixtureStats,
      to_do: {
        returns: MANY,
        questions: MANY,
        sold_out_products: MANY,
        sold_out_variants: 4 * MANY,
      },
    },
    dashboard: longestDashboard(MANY),
  };
}

function times<Row>(rows: readonly Row[], change: (row: Row, number: number) => Row): Row[] {
  return Array.from({ length: MANY }, (_, number) => rows[number % rows.length]).flatMap(
    (row, number) => (row === undefined ? [] : [change(row, number)]),
  );
}

/** The first ids are those of the full data set, so that a story can refer to an order of either. */
function commandId(number: number): string {
  return fixtureOrders[number]?.command_id ?? `A${String(number).padStart(4, '0')}-BCDEF`;
}

function longestDataSet(): DataSet {
  return {
    ...full,
    products: fixtureProducts.map(longestProduct),
    orders: fixtureOrders.map(longestOrder),
    messages: fixtureMessages.map((message) => ({
      ...message,
      ...longestPerson(message),
      message: fill(message.message, MAX_LENGTH.message),
      command: message.command && longestOrder(message.command),
    })),
    events: fixtureSecurityEvents.map((event) => ({
      ...event,
      account: event.account && fill(event.account, MAX_LENGTH.username),
      changes: Object.fromEntries(
        Object.entries(event.changes).map(([name, { before, after }]) => [
          name,
          {
            ...(before !== undefined && { before: fill(before, MAX_CHANGE) }),
            ...(after !== undefined && { after: fill(after, MAX_CHANGE) }),
          },
        ]),
      ),
    })),
    stats: {
      ...fixtureStats,
      best_sellers: fixtureStats.best_sellers.map(longestNamed),
      sold_out: fixtureStats.sold_out.map(longestStock),
      low_stock: fixtureStats.low_stock.map(longestStock),
    },
    dashboard: longestDashboard(MANY),
  };
}

function longestProduct(product: ApiProduct): ApiProduct {
  const price = maxPrice();
  return {
    ...longestNamed(product),
    description: fill(product.description, MAX_LENGTH.description),
    price,
    promo_percentage: '0.00',
    discounted_price: price,
    colors: product.colors.map((color) => ({
      ...color,
      sizes: color.sizes.map(({ size, quantity }) => ({
        size: fill(`${size} ajustable à la taille`, MAX_LENGTH.size),
        quantity: quantity && LIMITS.stock,
      })),
    })),
  };
}

/** The maximum price of the contract, in TND. */
function maxPrice(): string {
  return `${LIMITS.priceMillimes / 1_000}.00`;
}

function longestNamed<Named extends { product_name: string }>(named: Named): Named {
  const name = `${named.product_name}, brodé à la main, anticonstitutionnellement long`;
  return { ...named, product_name: fill(name, MAX_LENGTH.productName) };
}

function longestStock(row: ProductStock): ProductStock {
  const size = fill('Taille unique ajustable', MAX_LENGTH.size);
  return {
    ...longestNamed(row),
    variants: row.variants.map((variant) => ({ ...variant, size })),
  };
}

function longestPerson(person: { client_name: string; email: string }) {
  return {
    client_name: fill(person.client_name, MAX_LENGTH.name),
    email: `${'prenom.nom-compose.'.repeat(3)}a@${'exemple-de-domaine.'.repeat(9)}tn`,
  };
}

function longestOrder(order: ApiOrder): ApiOrder {
  return {
    ...order,
    ...longestPerson(order),
    city: fill(order.city, MAX_LENGTH.city),
    street: fill(order.street, MAX_LENGTH.street),
    total_amount: maxPrice(),
    command_products: order.command_products.map((line) => ({
      ...line,
      size: fill('Taille unique ajustable', MAX_LENGTH.size),
      quantity: LIMITS.lineQuantity,
      product: longestNamed(line.product),
    })),
  };
}

/** Repeats a text up to a length. */
function fill(text: string, length: number): string {
  return `${text} `
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trimEnd();
}
