import { setTimeout as sleep } from 'node:timers/promises';
import { makeClient, type Client, type HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';
import { createTestProduct, orderBody, type TestProduct } from '../shop-calls.ts';

const FLOOD_CONNECTIONS = 40;
const SHOPPER_INTERVAL_MS = 60;
const MAX_OPEN_ORDERS = 5;
const FULL_PHONE = '98 000 000';
const SETTINGS = {
  SHOP_RATE_LIMIT: 'on',
  SHOP_MAX_LINE_PIECES: '10',
  SHOP_MAX_ORDER_PIECES: '50',
  SHOP_MAX_OPEN_ORDERS: String(MAX_OPEN_ORDERS),
  SHOP_MAX_OPEN_PIECES: '50',
};

/**
 * A client floods two processes with orders that they reject: sold out, too many pieces, a wrong total, a phone
 * number at its limit. Shoppers with the same address order meanwhile, and all their orders are accepted in time
 * (V6).
 */
export async function rejectedOrders(
  environment: Environment,
  { shoppers, maxP95Ms }: { shoppers: number; maxP95Ms: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const servers = [
    await environment.start(testDatabase, SETTINGS),
    await environment.start(testDatabase, SETTINGS),
  ] as const;
  const [{ url }] = servers;
  const product = await createTestProduct(url, { sizes: 1, pieces: 10_000 });
  const soldOut = await createTestProduct(url, { sizes: 1, pieces: 0 });
  const clients = servers.map((server) => makeClient(server.url, { maxConnections: 60 }));
  const floodClients = servers.map((server) => makeClient(server.url));
  const [first] = clients;
  for (let number = 0; number < MAX_OPEN_ORDERS; number += 1) {
    await first?.send('POST', '/api/commands/', {
      body: shopperOrder(product, number, FULL_PHONE),
    });
  }

  const over = new AbortController();
  let sent = 0;
  const flooded: (HttpResponse | undefined)[] = [];
  const flood = Array.from({ length: FLOOD_CONNECTIONS }, async (_, connection) => {
    const client = floodClients[connection % floodClients.length];
    while (!over.signal.aborted) {
      sent += 1;
      const body = makeBadOrder(product, soldOut, sent);
      flooded.push(await client?.send('POST', '/api/commands/', { body }));
    }
  });
  const passed = await placeOrders(clients, product, shoppers);
  over.abort();
  await Promise.all(flood);
  for (const client of [...clients, ...floodClients]) client.close();
  for (const server of servers) await server.end();

  const p95 = quantile(
    passed.map((response) => response?.ms ?? Infinity),
    0.95,
  );
  const all = passed.every((response) => response?.status === 201);
  checks.expect(all, `shoppers: ${countStatuses(passed)}`);
  checks.expect(p95 < maxP95Ms, `shoppers’ p95 is ${Math.round(p95)} ms`);
  const rejected = flooded.every((response) => response?.status === 409);
  checks.expect(rejected, `flood: ${countStatuses(flooded)}`);
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === shoppers + MAX_OPEN_ORDERS, `${ids.length} orders are stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${shoppers} shoppers and ${FLOOD_CONNECTIONS} connections that send orders to reject, from one address, two processes, limits on`,
    `shoppers ${countStatuses(passed)}, p95 ${Math.round(p95)} ms; flood ${countStatuses(flooded)}`,
  );
}

async function placeOrders(
  clients: readonly Client[],
  product: TestProduct,
  count: number,
): Promise<(HttpResponse | undefined)[]> {
  const orders: Promise<HttpResponse | undefined>[] = [];
  for (let number = 0; number < count; number += 1) {
    await sleep(SHOPPER_INTERVAL_MS);
    const body = shopperOrder(product, number, `22 ${100_000 + number}`);
    const client = clients[number % clients.length];
    if (client) orders.push(client.send('POST', '/api/commands/', { body }));
  }
  return Promise.all(orders);
}

function shopperOrder(product: TestProduct, number: number, phone: string) {
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`);
  return { ...body, number: phone };
}

/** An order that is rejected, each fourth one for the same reason. */
function makeBadOrder(product: TestProduct, soldOut: TestProduct, number: number) {
  const name = `Robot ${number}`;
  const phone = `55 ${100_000 + (number % 900_000)}`;
  const order = (of: TestProduct, quantity: number) => ({
    ...orderBody(of, [{ size: 'T0', quantity }], name),
    number: phone,
  });
  if (number % 4 === 0) return order(soldOut, 1);
  if (number % 4 === 1) return order(product, 11);
  if (number % 4 === 2) return { ...order(product, 1), total_amount: '9.00' };
  return { ...order(product, 1), number: FULL_PHONE };
}

export const rejectedOrdersScenario: Scenario = {
  ids: ['V6'],
  name: 'rejected orders',
  on: BOTH,
  run: (environment) => rejectedOrders(environment, { shoppers: 200, maxP95Ms: 500 }),
};
