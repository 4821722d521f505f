import { productSchema } from '@shop/contract/schemas';
import { formatMoney, parseMoney, totalMillimes } from '@shop/contract/money';
import { openDatabase } from '../store/database.ts';
import type { Figure } from './figures.ts';
import type { Orderable } from './fill-shop.ts';
import { load } from './load.ts';
import type { Started } from '../testing/started-host.ts';

const SECONDS = 6;
const WARM_SECONDS = 2;
const CONNECTIONS = 50;
const VARIETY = 500;

type Promised = {
  name: string;
  /** A second. */
  least: number;
  /** What the slowest hundredth may take, in milliseconds; without it that is measured alone. */
  mostMs?: number;
  where: { dataDir: string; url?: string | undefined };
};

/**
 * Orders of one line each, every one with its own key, then a kill -9: what was acknowledged must be
 * there when the database is opened again.
 */
export async function timeOrders(
  host: Started,
  goods: readonly Orderable[],
  { name, least, mostMs, where }: Promised,
): Promise<Figure> {
  const bodies = await makeBodies(host, goods.slice(0, VARIETY));
  let number = 0;
  const asked = { url: `${host.url}/api/commands/`, connections: CONNECTIONS };
  const send = (seconds: number) =>
    load({ ...asked, seconds }, (request) => {
      number += 1;
      const body = bodies[number % bodies.length] ?? '';
      const headers = { 'content-type': 'application/json', 'idempotency-key': `bench ${number}` };
      return { ...request, method: 'POST', headers, body };
    });
  const warm = await send(WARM_SECONDS);
  const { p99, perSecond, answered } = await send(SECONDS);
  await host.end('SIGKILL');
  const kept = await countOrders(where);
  const acknowledged = warm.answered + answered;
  // What was under way at the kill may be kept as well: only missing ones count.
  const lost = Math.max(0, acknowledged - kept);
  process.stdout.write(`${name}: ${acknowledged} acknowledged, killed, ${kept} found again\n`);
  return {
    name: `${name}, ${CONNECTIONS} connections`,
    promised: `≥ ${least} a second${mostMs === undefined ? '' : `, p99 < ${mostMs} ms`}`,
    measured: `${Math.round(perSecond)} a second, p99 ${p99} ms, ${lost} lost`,
    held: perSecond >= least && p99 < (mostMs ?? Infinity) && lost === 0,
  };
}

async function makeBodies(host: Started, goods: readonly Orderable[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const { id, color, size } of goods) {
    const answer = await fetch(`${host.url}/api/products/${id}/`);
    const product = productSchema.parse(await answer.json());
    const unitMillimes = parseMoney(product.discounted_price) ?? 0;
    const body = {
      client_name: 'Amira Ben Salah',
      email: 'amira@exemple.tn',
      number: '98 765 432',
      city: 'Sfax',
      street: '4, rue des Oliviers',
      total_amount: formatMoney(totalMillimes([{ unitMillimes, quantity: 1 }])),
      shipping_charge: '8.00',
      command_products: [{ product: id, size, color, quantity: 1 }],
    };
    bodies.push(JSON.stringify(body));
  }
  return bodies;
}

async function countOrders(where: { dataDir: string; url?: string | undefined }): Promise<number> {
  const database = await openDatabase({ dataDir: where.dataDir, url: where.url });
  const { count } = await database.db
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await database.close();
  return count;
}
