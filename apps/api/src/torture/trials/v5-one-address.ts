import { productSchema } from '@shop/contract/schemas';
import type { Arena } from '../arena.ts';
import { auditPlace, readBooks } from '../books.ts';
import { makeClient, type Answer, type Client } from '../client.ts';
import { orderBody, stockUp, type Good } from '../counter.ts';
import { countStatuses } from '../pace.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const SHOPPERS = 200;
/** What one phone number may order in a minute; a window may turn while the flood lasts. */
const MOST_OF_ONE = 40;

/** Two hundred shoppers behind one address, while somebody there floods the shop with orders: all two hundred pass (V5). */
export async function oneAddress(
  arena: Arena,
  { perShopper }: { perShopper: number },
): Promise<Outcome> {
  const faults = makeFaults();
  const place = await arena.makePlace();
  const host = await arena.start(place, { SHOP_RATE_LIMIT: 'on' });
  const good = await stockUp(host.url, { sizes: 1, pieces: 100_000 });
  const client = makeClient(host.url, { most: 60 });
  const flood: Promise<Answer | undefined>[] = [];
  const shoppers: Promise<Answer | undefined>[] = [];
  for (let number = 0; number < SHOPPERS; number += 1) {
    for (let more = 0; more < perShopper; more += 1) {
      flood.push(floodOnce(client, good, flood.length));
    }
    shoppers.push(shop(client, good, number));
  }
  const passed = await Promise.all(shoppers);
  const flooded = await Promise.all(flood);
  client.close();
  await host.end();
  const taken = flooded.filter((answer) => answer?.status === 201).length;
  const refused = flooded.filter((answer) => answer?.status === 429);
  const all = passed.every((answer) => answer?.status === 201);
  faults.expect(all, `shoppers: ${countStatuses(passed)}`);
  faults.expect(taken <= MOST_OF_ONE, `${taken} orders of the flood were taken`);
  faults.expect(taken + refused.length === flooded.length, `flood: ${countStatuses(flooded)}`);
  const polite = refused.every((answer) => Number(answer?.headers['retry-after']) > 0);
  faults.expect(polite, 'a 429 without Retry-After');
  const { ids } = await readBooks(place);
  faults.expect(ids.length === SHOPPERS + taken, `${ids.length} orders are written`);
  const audited = await auditPlace(place);
  faults.expect(audited === '', audited);
  return faults.outcome(
    `${SHOPPERS} shoppers and a flood of ${flooded.length} orders from one address at once, limits on`,
    `shoppers ${countStatuses(passed)}; flood ${countStatuses(flooded)}`,
  );
}

/** One that orders under one phone number, each time as a new intent. */
async function floodOnce(client: Client, good: Good, number: number) {
  const body = orderBody(good, [{ size: 'T0', quantity: 1 }], `Robot ${number}`);
  const headers = { 'idempotency-key': `flood ${number}` };
  return client.send('POST', '/api/commands/', { body, headers });
}

/** What a shopper does: looks at the list and at a product, then orders. */
async function shop(client: Client, good: Good, number: number) {
  await client.send('GET', '/api/products/?limit=24');
  const seen = await client.send('GET', `/api/products/${good.product}/`);
  productSchema.parse(JSON.parse(seen?.body ?? '{}'));
  const body = {
    ...orderBody(good, [{ size: 'T0', quantity: 1 }], `Cliente ${number}`),
    number: `+216 22 ${String(100_000 + number)}`,
  };
  const headers = { 'idempotency-key': `shopper ${number}` };
  return client.send('POST', '/api/commands/', { body, headers });
}

export const oneAddressTrial: Trial = {
  ids: ['V5'],
  name: 'one address',
  on: BOTH,
  run: (arena) => oneAddress(arena, { perShopper: 10 }),
};
