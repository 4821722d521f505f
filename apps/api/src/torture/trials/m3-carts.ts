import { formatMoney, parseMoney, totalMillimes } from '@shop/contract/money';
import type { Random } from '../random.ts';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Client } from '../client.ts';
import { orderBody, stockUp, type Good } from '../counter.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const SHIPPING = 800n;
const PIECES = 1_000_000;
const MOST_LINES = 12;
/** Of a line: a host takes totals up to ten million TND. */
const MOST_PIECES = 60;

type Priced = Good & { price: string; promo: string };
type Cart = { good: Priced; quantity: number }[];
type Size = { products: number; carts: number; sent: number };

/** A price after its promotion in hundredths, from the decimal texts alone, in whole numbers of any size. */
function exactUnit({ price, promo }: Pick<Priced, 'price' | 'promo'>): bigint {
  const hundredths = (text: string) => BigInt(text.replace('.', ''));
  const product = hundredths(price) * (10_000n - hundredths(promo));
  return (product * 2n + 10_000n) / 20_000n;
}

function exactTotal(cart: Cart): string {
  const lines = cart.map(({ good, quantity }) => exactUnit(good) * BigInt(quantity));
  const sum = lines.reduce((total, line) => total + line, SHIPPING);
  const digits = String(sum).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The total as the storefront's cart makes it, out of the price the host answered. */
function cartTotal(cart: Cart): string {
  return formatMoney(
    totalMillimes(
      cart.map(({ good, quantity }) => ({
        unitMillimes: parseMoney(formatMoney(good.hundredths * 10)) ?? 0,
        quantity,
      })),
    ),
  );
}

function fillCart(goods: readonly Priced[], random: Random): Cart {
  const length = random.whole(1, MOST_LINES);
  return Array.from({ length }, () => ({
    good: random.one(goods),
    quantity: random.whole(1, MOST_PIECES),
  }));
}

/** Random carts: the storefront's sum, the host's and an exact reference are one figure (M3). */
export async function compareCarts(arena: Arena, size: Size): Promise<Outcome> {
  const faults = makeFaults();
  const { random } = arena;
  const place = await arena.makePlace();
  const host = await arena.start(place);
  const goods: Priced[] = [];
  for (let number = 0; number < size.products; number += 1) {
    const price = `${random.whole(0, random.one([9, 99, 999, 9_999]))}.${twoDigits(random)}`;
    const promo = random.one(['0.00', `${random.whole(0, 99)}.${twoDigits(random)}`, '100.00']);
    const priced = { price: price === '0.00' ? '0.01' : price, promo };
    const good = {
      ...(await stockUp(host.url, { sizes: 1, pieces: PIECES, ...priced })),
      ...priced,
    };
    const right = BigInt(good.hundredths) === exactUnit(good);
    faults.expect(right, `${price} less ${promo} %: the host says ${good.hundredths}`);
    goods.push(good);
  }
  for (let number = 0; number < size.carts; number += 1) {
    const cart = fillCart(goods, random);
    const [shown, exact] = [cartTotal(cart), exactTotal(cart)];
    faults.expect(shown === exact, `a cart shows ${shown}, it is ${exact}`);
  }
  const client = makeClient(host.url, { most: 20 });
  const told = await Promise.all(
    Array.from({ length: size.sent }, (_, number) =>
      askHost(client, fillCart(goods, random), number),
    ),
  );
  client.close();
  await host.end();
  for (const fault of told) faults.expect(fault === '', fault);
  const { ids } = await readBooks(place);
  const placed = Math.ceil(size.sent / 2);
  faults.expect(
    ids.length === placed,
    `${placed} orders at the right total, ${ids.length} written`,
  );
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${size.carts} random carts over ${size.products} random prices and promotions, ${size.sent} of them sent to the host`,
    'the storefront’s figure = the exact one = the host’s, which refuses one hundredth more and tells the right one',
  );
}

function twoDigits(random: Random): string {
  return String(random.whole(0, 99)).padStart(2, '0');
}

/** Sends a cart at its total, or at one hundredth more: what the host says wrong, or nothing. */
async function askHost(client: Client, cart: Cart, number: number): Promise<string> {
  const honest = number % 2 === 0;
  const exact = exactTotal(cart);
  const [first] = cart;
  if (!first) return 'an empty cart';
  const asked = honest ? exact : (Number(exact) + 0.01).toFixed(2);
  const body = {
    ...orderBody(first.good, [], `Cliente ${number}`),
    total_amount: asked,
    command_products: cart.map((line) => ({
      product: line.good.product,
      size: 'T0',
      color: line.good.color,
      quantity: line.quantity,
    })),
  };
  const answer = await client.send('POST', '/api/commands/', { body });
  const { total_amount: total, code }: { total_amount?: string; code?: string } = JSON.parse(
    answer?.body ?? '{}',
  );
  const isRight = honest ? answer?.status === 201 : code === 'total_changed';
  return isRight && total === exact ? '' : `${asked}: ${answer?.status} ${answer?.body ?? ''}`;
}

export const carts: Trial = {
  ids: ['M3'],
  name: 'carts',
  on: BOTH,
  run: (arena) => compareCarts(arena, { products: 200, carts: 1_000_000, sent: 2_000 }),
};
