import { orderSchema, securityEventSchema, type SecurityEvent } from '@shop/contract/schemas';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { OWNER } from '../../../apps/api/src/testing/owner.ts';
import type { Client } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { commandIdOf, createTestProduct, orderBody, signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';

const PAGE = 100;
const SHOPPER = 'Zohra Marquée';
const ADDRESS = '203.0.113.77';
/** Of the shopper of `orderBody`, and the address of the owner. */
const PERSONAL_DATA = [
  SHOPPER,
  '98765432',
  '98 765 432',
  'amira@exemple.tn',
  'rue des Oliviers',
  ADDRESS,
];

/**
 * The owner changes many orders at once on two processes, one of which is killed meanwhile: each change that happened is
 * in the trail once, with the account, the hashed address and the id of its request, and neither the trail nor the
 * logs have personal data (P4).
 */
async function trail(environment: Environment, { orders }: { orders: number }): Promise<Outcome> {
  const checks = makeChecks();
  const settings = { SHOP_TRUST_PROXY: '127.0.0.1' };
  const { testDatabase, servers, clients, clientOf, end } = await startPair(environment, settings);
  const product = await createTestProduct(servers[0].url, { sizes: 1, pieces: 10_000 });
  const { access } = await signOwnerIn(servers[0].url);
  const headers = { authorization: `Bearer ${access}`, 'x-forwarded-for': ADDRESS };
  const placed = await Promise.all(
    Array.from({ length: orders }, (_, number) => {
      const body = orderBody(product, [{ size: 'T0', quantity: 1 }], `${SHOPPER} ${number}`);
      return clients[0].send('POST', '/api/commands/', { body, headers });
    }),
  );
  const ids = placed.map(commandIdOf);
  checks.expect(!ids.includes(''), `orders: ${countStatuses(placed)}`);

  const changing = Promise.all(
    ids.map(async (id, number) => {
      const body = { status: 'confirmed', note: `Rappeler ${SHOPPER}` };
      const response = await clientOf(number).send('PATCH', `/api/commands/${id}/`, {
        body,
        headers,
      });
      // Half way, so that some changes of this process have a response.
      if (number === Math.floor(orders / 4) * 2 + 1) await servers[1].end('SIGKILL');
      return { id, response, isOfKilled: number % 2 === 1 };
    }),
  );
  const responses = await changing;
  const acknowledged = responses.filter(({ response }) => response?.status === 200);
  const unknown = responses.filter(({ response }) => response === undefined).length;
  const all = responses.map(({ response }) => response);
  checks.expect(acknowledged.length + unknown === orders, `changes: ${countStatuses(all)}`);
  const ofKilled = acknowledged.filter(({ isOfKilled }) => isOfKilled).length;
  checks.expect(ofKilled > 0 && unknown > 0, `the kill was not half way: ${countStatuses(all)}`);

  const events = await readTrail(clients[0], headers);
  const ofOrder = Map.groupBy(
    events.filter(({ type }) => type === 'order_changed'),
    ({ object }) => object ?? '',
  );
  // A change without a response has happened and is in the trail, or has not and is not.
  const confirmed = await readConfirmed(clients[0], headers);
  for (const { id, response } of responses) {
    const count = ofOrder.get(id)?.length ?? 0;
    const isConfirmed = confirmed.has(id);
    const isRight = isConfirmed ? count === 1 : count === 0 && response === undefined;
    checks.expect(
      isRight,
      `${count} events of an order that is ${isConfirmed ? '' : 'not '}changed`,
    );
  }
  for (const [event] of ofOrder.values()) {
    const isWhole =
      event?.account === OWNER.username &&
      event.changes['status']?.after === 'confirmed' &&
      /^[\w-]{12}$/.test(event.address ?? '') &&
      event.request_id !== null;
    checks.expect(isWhole, `an event is ${JSON.stringify(event)}`);
  }
  const changes = [...ofOrder.values()].flat();
  const requests = new Set(changes.map(({ request_id: request }) => request));
  checks.expect(
    requests.size === changes.length,
    `${changes.length} changes have the ids of ${requests.size} requests`,
  );
  await end();
  const log = await readFile(join(testDatabase.dataDir, 'log'), 'utf8');
  for (const [where, text] of [
    ['the trail', JSON.stringify(events)],
    ['the log', log],
  ] as const) {
    const found = PERSONAL_DATA.filter((data) => text.includes(data));
    checks.expect(found.length === 0, `${where} has ${found.join(', ')}`);
  }
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `${orders} orders changed at once, two processes, one killed by kill -9 half way`,
    `${acknowledged.length} changes acknowledged, ${unknown} unknown; each one that happened is in the trail once, with account, hashed address and request; no personal data in the trail and the log; audit passes`,
  );
}

/** The command ids of the confirmed orders. */
async function readConfirmed(
  client: Client,
  headers: Record<string, string>,
): Promise<Set<string>> {
  const path = '/api/commands/list/?status=confirmed';
  const response = await client.send('GET', path, { headers });
  const orders = z.array(orderSchema).parse(JSON.parse(response?.body ?? '[]'));
  return new Set(orders.map(({ command_id: id }) => id));
}

/** All events of orders, the latest first. */
async function readTrail(
  client: Client,
  headers: Record<string, string>,
): Promise<SecurityEvent[]> {
  const events: SecurityEvent[] = [];
  for (;;) {
    const path = `/accounts/security-events/?kind=order&limit=${PAGE}&offset=${events.length}`;
    const response = await client.send('GET', path, { headers });
    const page = z.array(securityEventSchema).parse(JSON.parse(response?.body ?? '[]'));
    events.push(...page);
    if (page.length < PAGE) return events;
  }
}

export const trailScenario: Scenario = {
  ids: ['P4'],
  name: 'trail',
  on: BOTH,
  run: (environment) => trail(environment, { orders: 300 }),
};
