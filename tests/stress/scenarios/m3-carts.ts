import { formatMoney, parseMoney, totalMillimes } from '@shop/contract/money';
import type { Random } from '../random.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type Client } from '../client.ts';
import { orderBody, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const SHIPPING = 800n;
const PIECES = 1_000_000;
const MAX_LINES = 12;
/** The maximum quantity of a line: the API server accepts totals up to ten million TND. */
const MAX_PIECES = 60;

type Priced = TestProduct & { price: string; promo: string };
type Cart = { product: Priced; quantity: number }[];
type Size = { products: number; carts: number; sent: number };

/** A discounted price in hundredths, calculated from the decimal texts with integers of any size. */
function exactUnit({ price, promo }: Pick<Priced, 'price' | 'promo'>): bigint {
  const hundredths = (text: string) => BigInt(text.replace('.', ''));
  const product = hundredths(price) * (10_000n - hundredths(promo));
  return (product * 2n + 10_000n) / 20_000n;
}

function exactTotal(cart: Cart): string {
  const lines = cart.map(({ product, quantity }) => exactUnit(product) * BigInt(quantity));
  const sum = lines.reduce((total, line) => total + line, SHIPPING);
  const digits = String(sum).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The total as the storefront's cart calculates it from the API server's price. */
function cartTotal(cart: Cart): string {
  return formatMoney(
    totalMillimes(
      cart.map(({ product, quantity }) => ({
        unitMillimes: parseMoney(formatMoney(product.hundredths * 10)) ?? 0,
        quantity,
      })),
    ),
  );
}

function fillCart(items: readonly Priced[], random: Random): Cart {
  const length = random.whole(1, MAX_LINES);
  return Array.from({ length }, () => ({
    product: random.one(items),
    quantity: random.whole(1, MAX_PIECES),
  }));
}

/** Random carts: the storefront, the API server and an exact reference calculate the same total (M3). */
export async function compareCarts(environment: Environment, size: Size): Promise<Outcome> {
  const checks = makeChecks();
  const { random } = environment;
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const items: Priced[] = [];
  for (let number = 0; number < size.products; number += 1) {
    const price = `${random.whole(0, random.one([9, 99, 999, 9_999]))}.${twoDigits(random)}`;
    const promo = random.one(['0.00', `${random.whole(0, 99)}.${twoDigits(random)}`, '100.00']);
    const priced = { price: price === '0.00' ? '0.01' : price, promo };
    const product = {
      ...(await createTestProduct(apiServer.url, { sizes: 1, pieces: PIECES, ...priced })),
      ...priced,
    };
    const right = BigInt(product.hundredths) === exactUnit(product);
    checks.expect(
      right,
      `${price} less ${promo} %: the API server calculates ${product.hundredths}`,
    );
    items.push(product);
  }
  for (let number = 0; number < size.carts; number += 1) {
    const cart = fillCart(items, random);
    const [shown, exact] = [cartTotal(cart), exactTotal(cart)];
    checks.expect(shown === exact, `a cart shows ${shown} instead of ${exact}`);
  }
  const client = makeClient(apiServer.url, { maxConnections: 20 });
  const faults = await Promise.all(
    Array.from({ length: size.sent }, (_, number) =>
      sendCart(client, fillCart(items, random), number),
    ),
  );
  client.close();
  await apiServer.end();
  for (const fault of faults) checks.expect(fault === '', fault);
  const { ids } = await readLedger(testDatabase);
  const placed = Math.ceil(size.sent / 2);
  checks.expect(ids.length === placed, `${placed} orders at the right total, ${ids.length} stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${size.carts} random carts over ${size.products} random prices and promotions, ${size.sent} of them sent to the API server`,
    'the storefront, the exact calculation and the API server give the same total; the API server rejects one hundredth more and returns the right total',
  );
}

function twoDigits(random: Random): string {
  return String(random.whole(0, 99)).padStart(2, '0');
}

/** Sends a cart with its total, or with one hundredth more. Returns the mismatch as text; empty when there is none. */
async function sendCart(client: Client, cart: Cart, number: number): Promise<string> {
  const honest = number % 2 === 0;
  const exact = exactTotal(cart);
  const [first] = cart;
  if (!first) return 'an empty cart';
  const sentTotal = honest ? exact : (Number(exact) + 0.01).toFixed(2);
  const body = {
    ...orderBody(first.product, [], `Cliente ${number}`),
    total_amount: sentTotal,
    command_products: cart.map((line) => ({
      product: line.product.product,
      size: 'T0',
      color: line.product.color,
      quantity: line.quantity,
    })),
  };
  const response = await client.send('POST', '/api/commands/', { body });
  const { total_amount: total, code }: { total_amount?: string; code?: string } = JSON.parse(
    response?.body ?? '{}',
  );
  const isRight = honest ? response?.status === 201 : code === 'total_changed';
  return isRight && total === exact
    ? ''
    : `${sentTotal}: ${response?.status} ${response?.body ?? ''}`;
}

export const carts: Scenario = {
  ids: ['M3'],
  name: 'carts',
  on: BOTH,
  run: (environment) => compareCarts(environment, { products: 200, carts: 1_000_000, sent: 2_000 }),
};
