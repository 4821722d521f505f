import { productSchema } from '@shop/contract/schemas';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { makeClient, type HttpResponse, type Client } from '../client.ts';
import { orderBody, createTestProduct, type TestProduct } from '../shop-calls.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

const SHOPPERS = 200;
/**
 * The maximum number of orders of one phone number in a minute, doubled because two windows may overlap the
 * run.
 */
const MAX_ORDERS_PER_PHONE = 40;

/**
 * Two hundred shoppers share one address with a client that floods the shop with orders. All two hundred
 * orders are accepted (V5).
 */
export async function oneAddress(
  environment: Environment,
  { perShopper }: { perShopper: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase, { SHOP_RATE_LIMIT: 'on' });
  const product = await createTestProduct(apiServer.url, { sizes: 1, pieces: 100_000 });
  const client = makeClient(apiServer.url, { maxConnections: 60 });
  const flood: Promise<HttpResponse | undefined>[] = [];
  const shoppers: Promise<HttpResponse | undefined>[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) {
    for (let more = 0; more < perShopper; more += 1) {
      flood.push(floodOnce(client, product, flood.length));
    }
    shoppers.push(shop(client, product, number));
  }
  const passed = await Promise.all(shoppers);
  const flooded = await Promise.all(flood);
  client.close();
  await apiServer.end();
  const accepted = flooded.filter((response) => response?.status === 201).length;
  const rejected = flooded.filter((response) => response?.status === 429);
  const all = passed.every((response) => response?.status === 201);
  checks.expect(all, `shoppers: ${countStatuses(passed)}`);
  checks.expect(accepted <= MAX_ORDERS_PER_PHONE, `${accepted} orders of the flood were accepted`);
  checks.expect(accepted + rejected.length === flooded.length, `flood: ${countStatuses(flooded)}`);
  const haveRetryAfter = rejected.every((response) => Number(response?.headers['retry-after']) > 0);
  checks.expect(haveRetryAfter, 'a 429 without Retry-After');
  const { ids } = await readLedger(testDatabase);
  checks.expect(ids.length === SHOPPERS + accepted, `${ids.length} orders are stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${SHOPPERS} shoppers and a flood of ${flooded.length} orders from one address at once, limits on`,
    `shoppers ${countStatuses(passed)}; flood ${countStatuses(flooded)}`,
  );
}

/** Sends an order with the same phone number and a new idempotency key. */
async function floodOnce(client: Client, product: TestProduct, number: number) {
  const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `Robot ${number}`);
  const headers = { 'idempotency-key': `flood ${number}` };
  return client.send('POST', '/api/commands/', { body, headers });
}

/** The calls of one shopper: reads the list and a product, then orders. */
async function shop(client: Client, product: TestProduct, number: number) {
  await client.send('GET', '/api/products/?limit=24');
  const seen = await client.send('GET', `/api/products/${product.product}/`);
  productSchema.parse(JSON.parse(seen?.body ?? '{}'));
  const body = {
    ...orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`),
    number: `+216 22 ${String(100_000 + number)}`,
  };
  const headers = { 'idempotency-key': `shopper ${number}` };
  return client.send('POST', '/api/commands/', { body, headers });
}

export const oneAddressScenario: Scenario = {
  ids: ['V5'],
  name: 'one address',
  on: BOTH,
  run: (environment) => oneAddress(environment, { perShopper: 10 }),
};
