import { setTimeout as sleep } from 'node:timers/promises';
import { makeClient, type HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';
import { createTestProduct, orderBody } from '../shop-calls.ts';

const PRODUCTS = 60;
const FLOOD_CONNECTIONS = 100;
const SHOPPER_INTERVAL_MS = 50;
/** The minimum share of the shoppers’ calls that succeed: the load generator shares the cores of the machine. */
const MIN_SERVED = 0.5;
/** The promise for a mix of calls is 220 MiB. */
const MAX_RESIDENT_MIB = 400;
const SETTINGS = { SHOP_RATE_LIMIT: 'on', SHOP_TRUST_PROXY: '127.0.0.1' };

/**
 * One address reads lists and facets with filters that nobody else has, so that no cache helps, while shoppers of
 * other addresses read the shop and order: nearly all of theirs succeed, and what is too much gets 503 (R1).
 */
export async function distinctReads(
  environment: Environment,
  { seconds, maxP95Ms }: { seconds: number; maxP95Ms: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase, SETTINGS);
  const product = await createTestProduct(apiServer.url, { sizes: 4, pieces: 100_000 });
  for (let number = 1; number < PRODUCTS; number += 1) {
    await createTestProduct(apiServer.url, { sizes: 4, pieces: 10, price: `${number + 20}.90` });
  }
  const flooder = makeClient(apiServer.url, { maxConnections: FLOOD_CONNECTIONS });
  const shopper = makeClient(apiServer.url, { maxConnections: 40 });
  const over = new AbortController();
  const flooded: (HttpResponse | undefined)[] = [];
  let sent = 0;
  const flood = Array.from({ length: FLOOD_CONNECTIONS }, async () => {
    while (!over.signal.aborted) {
      sent += 1;
      const filters = `min_price=${(sent / 100).toFixed(2)}&max_price=${9_000 - (sent % 999)}.00`;
      const path =
        sent % 2 === 0
          ? `/api/products/?${filters}&size=T${sent % 4}`
          : `/api/products/facets/?${filters}`;
      flooded.push(
        await flooder.send('GET', path, { headers: { 'x-forwarded-for': '198.51.100.7' } }),
      );
    }
  });
  const calls: Promise<HttpResponse | undefined>[] = [];
  let highest = 0;
  const end = performance.now() + seconds * 1_000;
  for (let number = 0; performance.now() < end; number += 1) {
    await sleep(SHOPPER_INTERVAL_MS);
    const headers = { 'x-forwarded-for': `203.0.113.${number % 200}` };
    const body = {
      ...orderBody(product, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`),
      number: `22 ${100_000 + number}`,
    };
    calls.push(
      number % 3 === 0
        ? shopper.send('POST', '/api/commands/', { body, headers })
        : shopper.send('GET', `/api/products/${number % 3 === 1 ? '?limit=24' : 'popular/'}`, {
            headers,
          }),
    );
    highest = Math.max(highest, (await apiServer.memory()) ?? 0);
  }
  const responses = await Promise.all(calls);
  over.abort();
  await Promise.all(flood);
  flooder.close();
  shopper.close();
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  await apiServer.end();

  const isLimited = (response: HttpResponse | undefined) =>
    response?.status === 503 && response.headers['retry-after'] !== undefined;
  const served = responses.filter(
    (response) => response?.status === 200 || response?.status === 201,
  ).length;
  const limited = responses.filter(isLimited).length;
  checks.expect(
    served + limited === responses.length && served >= responses.length * MIN_SERVED,
    `shoppers: ${countStatuses(responses)}`,
  );
  const times = responses.map((response) => response?.ms ?? Infinity);
  const p95 = Math.round(quantile(times, 0.95));
  checks.expect(p95 < maxP95Ms, `shoppers’ p95 is ${p95} ms`);
  const known = flooded.every((response) => response?.status === 200 || isLimited(response));
  checks.expect(known, `flood: ${countStatuses(flooded)}`);
  checks.expect(highest < MAX_RESIDENT_MIB, `${highest} MiB were resident`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${FLOOD_CONNECTIONS} connections of one address read lists and facets of ${PRODUCTS} products with filters that differ each time, beside shoppers, for ${seconds} s`,
    `shoppers ${countStatuses(responses)}, p95 ${p95} ms; flood ${countStatuses(flooded)}; ${highest} MiB resident at most`,
  );
}

export const distinctReadsScenario: Scenario = {
  ids: ['R1'],
  name: 'distinct reads',
  on: BOTH,
  run: (environment) => distinctReads(environment, { seconds: 15, maxP95Ms: 5_000 }),
};
