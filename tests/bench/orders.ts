import { productSchema } from '@shop/contract/schemas';
import { formatMoney, parseMoney, totalMillimes } from '@shop/contract/money';
import type { Request } from 'autocannon';
import { openDatabase } from '../../apps/api/src/db/database.ts';
import type { ServerProcess } from '../stress/server-process.ts';
import type { Figure } from './figures.ts';
import type { DatabaseLocation, OrderableVariant } from './fill-database.ts';
import { load } from './load.ts';

const SECONDS = 6;
/** On a slow machine V8 compiles the code of an order for about ten seconds. */
const WARM_UP_SECONDS = 10;
const CONNECTIONS = 50;
/** How many different bodies a benchmark sends, each with a variant of its own. */
export const DIFFERENT_ORDERS = 500;

type Limits = {
  name: string;
  minPerSecond: number;
  /** The limit of the 99th percentile, in milliseconds. Without it, the percentile is only reported. */
  maxP99Ms?: number;
  location: DatabaseLocation;
};

/**
 * Measures orders of one line, each with its own idempotency key, then kills the server: every
 * acknowledged order must be in the database when it is opened again.
 */
export async function measureOrders(
  apiServer: ServerProcess,
  variants: readonly OrderableVariant[],
  { name, minPerSecond, maxP99Ms, location }: Limits,
): Promise<Figure> {
  const bodies = await makeBodies(apiServer, variants.slice(0, DIFFERENT_ORDERS));
  const target = { url: `${apiServer.url}/api/commands/`, connections: CONNECTIONS };
  const makeOrder = orderRequests(bodies);
  const send = (seconds: number) => load({ ...target, seconds }, makeOrder);
  const warmUp = await send(WARM_UP_SECONDS);
  const { p99, perSecond, responses } = await send(SECONDS);
  await apiServer.end('SIGKILL');
  const stored = await countOrders(location);
  const acknowledged = warmUp.responses + responses;
  // Orders in progress at the kill may be stored too, so only missing orders count.
  const lost = Math.max(0, acknowledged - stored);
  process.stdout.write(`${name}: ${acknowledged} acknowledged, ${stored} stored after the kill\n`);
  return {
    name: `${name}, ${CONNECTIONS} connections`,
    limit: `≥ ${minPerSecond} a second${maxP99Ms === undefined ? '' : `, p99 < ${maxP99Ms} ms`}`,
    measured: `${Math.round(perSecond)} a second, p99 ${p99} ms, ${lost} lost`,
    passed: perSecond >= minPerSecond && p99 < (maxP99Ms ?? Infinity) && lost === 0,
  };
}

/** Makes one order after another from the bodies, each with an idempotency key of its own. */
export function orderRequests(bodies: readonly string[]): (request: Request) => Request {
  let number = 0;
  return (request) => {
    number += 1;
    const body = bodies[number % bodies.length] ?? '';
    const headers = { 'content-type': 'application/json', 'idempotency-key': `bench ${number}` };
    return { ...request, method: 'POST', headers, body };
  };
}

/** The JSON of an order of one piece of each variant. */
export async function makeBodies(
  apiServer: ServerProcess,
  variants: readonly OrderableVariant[],
): Promise<string[]> {
  const bodies: string[] = [];
  for (const variant of variants) {
    const response = await fetch(`${apiServer.url}/api/products/${variant.product}/`);
    const product = productSchema.parse(await response.json());
    const unitMillimes = parseMoney(product.discounted_price) ?? 0;
    const body = {
      client_name: 'Amira Ben Salah',
      email: 'amira@exemple.tn',
      number: '98 765 432',
      city: 'Sfax',
      street: '4, rue des Oliviers',
      total_amount: formatMoney(totalMillimes([{ unitMillimes, quantity: 1 }])),
      shipping_charge: '8.00',
      command_products: [{ ...variant, quantity: 1 }],
    };
    bodies.push(JSON.stringify(body));
  }
  return bodies;
}

async function countOrders(location: DatabaseLocation): Promise<number> {
  const database = await openDatabase({ dataDir: location.dataDir, url: location.url });
  const { count } = await database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  return count;
}
