import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import type {
  Stats,
  WireOrder,
  WireProduct,
  WireQuery,
  WireSiteImage,
} from '@shop/contract/schemas';
import { fakeProducts, fakeSiteImages } from './fake-catalogue.ts';
import { fakeOrders, fakeQueries, fakeStats } from './fake-letters.ts';

/** What a story's host holds. */
export type Shelf = {
  products: readonly WireProduct[];
  images: readonly WireSiteImage[];
  orders: readonly WireOrder[];
  queries: readonly WireQuery[];
  stats: Stats;
};

/** `full` has eight of everything and more, `many` 5,000, `longest` texts as long as the contract lets them be. */
export type ShelfName = 'full' | 'empty' | 'longest' | 'many';

const MANY = 5_000;

const full: Shelf = {
  products: fakeProducts,
  images: fakeSiteImages,
  orders: fakeOrders,
  queries: fakeQueries,
  stats: fakeStats,
};

const makers: Record<ShelfName, () => Shelf> = {
  full: () => full,
  empty: () => ({ products: [], images: [], orders: [], queries: [], stats: emptyStats() }),
  longest: longestShelf,
  many: manyShelf,
};

const made = new Map<ShelfName, Shelf>();

/** A shelf by its name; the same one each time. */
export function shelfOf(name: ShelfName): Shelf {
  const shelf = made.get(name) ?? makers[name]();
  made.set(name, shelf);
  return shelf;
}

function emptyStats(): Stats {
  const days = fakeStats.days.map(({ day }) => ({ day, orders: 0, revenue: '0.00' }));
  return { ...fakeStats, days, best_sellers: [], low_stock: [], to_confirm: 0, unanswered: 0 };
}

function manyShelf(): Shelf {
  return {
    ...full,
    products: times(fakeProducts, (product, number) => ({
      ...product,
      product_Id: String(number + 1),
      product_name: `${product.product_name} ${number + 1}`,
    })),
    // Five banners are many for a home page; of rounded ones only the counter shows them all.
    images: times(fakeSiteImages, (image, number) => ({
      ...image,
      id: String(number + 1),
      image_type: number < fakeSiteImages.length ? image.image_type : 'rounded',
    })),
    orders: times(fakeOrders, (order, number) => ({ ...order, command_id: commandId(number) })),
    queries: times(fakeQueries, (query, number) => ({ ...query, id: String(number + 1) })),
    stats: { ...fakeStats, to_confirm: MANY, unanswered: MANY },
  };
}

function times<Row>(rows: readonly Row[], change: (row: Row, number: number) => Row): Row[] {
  return Array.from({ length: MANY }, (_, number) => rows[number % rows.length]).flatMap(
    (row, number) => (row === undefined ? [] : [change(row, number)]),
  );
}

/** The first are those of the full shelf, so that a story can name an order on either. */
function commandId(number: number): string {
  return fakeOrders[number]?.command_id ?? `A${String(number).padStart(4, '0')}-BCDEF`;
}

function longestShelf(): Shelf {
  return {
    ...full,
    products: fakeProducts.map(longestProduct),
    orders: fakeOrders.map(longestOrder),
    queries: fakeQueries.map((query) => ({
      ...query,
      ...longestPerson(query),
      message: fill(query.message, MAX_LENGTH.message),
      command: query.command && longestOrder(query.command),
    })),
    stats: {
      ...fakeStats,
      best_sellers: fakeStats.best_sellers.map(longestNamed),
      low_stock: fakeStats.low_stock.map((row) => ({
        ...longestNamed(row),
        size: fill('Taille unique ajustable', MAX_LENGTH.size),
      })),
    },
  };
}

function longestProduct(product: WireProduct): WireProduct {
  const price = formatHighest();
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

/** The highest price the contract allows, in TND. */
function formatHighest(): string {
  return `${LIMITS.priceMillimes / 1_000}.00`;
}

function longestNamed<Named extends { product_name: string }>(named: Named): Named {
  const name = `${named.product_name}, brodé à la main, anticonstitutionnellement long`;
  return { ...named, product_name: fill(name, MAX_LENGTH.productName) };
}

function longestPerson(person: { client_name: string; email: string }) {
  return {
    client_name: fill(person.client_name, MAX_LENGTH.name),
    email: `${'prenom.nom-compose.'.repeat(3)}a@${'exemple-de-domaine.'.repeat(9)}tn`,
  };
}

function longestOrder(order: WireOrder): WireOrder {
  return {
    ...order,
    ...longestPerson(order),
    city: fill(order.city, MAX_LENGTH.city),
    street: fill(order.street, MAX_LENGTH.street),
    total_amount: formatHighest(),
    command_products: order.command_products.map((line) => ({
      ...line,
      size: fill('Taille unique ajustable', MAX_LENGTH.size),
      quantity: LIMITS.lineQuantity,
      product: longestNamed(line.product),
    })),
  };
}

/** The text over and over, cut at so many characters. */
function fill(text: string, length: number): string {
  return `${text} `
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trimEnd();
}
