import { customerSchema } from '@shop/contract/schemas';
import { OWNER } from '../../apps/api/src/testing/owner.ts';
import { fillOrders } from '../fixtures/fill-orders.ts';
import { quantile } from '../stress/scenario.ts';
import { signOwnerIn } from '../stress/shop-calls.ts';
import { startApiServer } from '../stress/server-process.ts';
import { median, type Figure } from './figures.ts';
import type { DatabaseLocation, OrderableVariant } from './fill-database.ts';

const ORDERS = 10_000;
const MAX_MS = 100;
/** Searched one after the other, each with another number, as one owner does. */
const SEARCHES = [
  () => '',
  (number: number) => `Trabelsi ${number}`,
  (number: number) => `wafa ${number}`,
  (number: number) => String(20_000_000 + number),
  (number: number) => `+216 ${String(20_000_000 + number).slice(0, 5)}`,
  () => 'Tunis',
] as const;
/** The first is not counted. */
const ROUNDS = 12;

/** Adds orders to a database with these products, and measures the first page of the customers. */
export async function measureCustomers(
  name: string,
  location: DatabaseLocation,
  variants: readonly OrderableVariant[],
): Promise<Figure> {
  await fillOrders(location, { orders: ORDERS, messages: 0, variants });
  const server = await startApiServer(location.dataDir, location.url, {
    SHOP_ADMIN_USERNAME: OWNER.username,
    SHOP_ADMIN_PASSWORD: OWNER.password,
  });
  const { access } = await signOwnerIn(server.url);
  const headers = { authorization: `Bearer ${access}` };
  const times: number[] = [];
  let found = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const textOf of SEARCHES) {
      const search = encodeURIComponent(textOf(round * 97));
      const start = performance.now();
      const response = await fetch(`${server.url}/api/customers/?limit=24&search=${search}`, {
        headers,
      });
      found += customerSchema.array().parse(await response.json()).length;
      if (round > 0) times.push(performance.now() - start);
    }
  }
  await server.end();
  if (found < times.length) throw new Error('Too few customers were found.');
  const p95 = quantile(times, 0.95);
  return {
    name: `${name}, first page of ${ORDERS} orders`,
    limit: `≤ ${MAX_MS} ms`,
    measured: `p95 ${Math.round(p95)} ms, median ${Math.round(median(times))} ms of ${times.length}`,
    passed: p95 <= MAX_MS,
  };
}
