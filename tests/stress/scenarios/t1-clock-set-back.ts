import { loginResultSchema, placedOrderSchema, tokensSchema } from '@shop/contract/schemas';
import { join } from 'node:path';
import { OWNER } from '../../../apps/api/src/testing/owner.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase, readLedger } from '../ledger-check.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { createTestProduct, orderBody } from '../shop-calls.ts';

const STEP_BACK_MS = 3_610_000;
const ORDER_EVERY_MS = 20;
const STRANGER = '198.51.100.7';
const SETTINGS = {
  SHOP_RATE_LIMIT: 'on',
  SHOP_TRUST_PROXY: '127.0.0.1',
  STEP_BACK_MS: String(STEP_BACK_MS),
  NODE_OPTIONS: `--max-semi-space-size=8 --max-old-space-size=512 --import=${join(import.meta.dirname, '../step-clock.mjs')}`,
};

const idOf = (response: HttpResponse | undefined) =>
  placedOrderSchema.safeParse(JSON.parse(response?.body ?? '{}')).data?.command_id;

/**
 * The clock of a machine with two processes is set back by an hour while orders arrive: nobody is locked out or
 * signed out, each key gives one order, and no order is swallowed (T1).
 */
export async function setClockBack(
  environment: Environment,
  { seconds }: { seconds: number },
): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const servers = [
    await environment.start(testDatabase, SETTINGS),
    await environment.start(testDatabase, SETTINGS),
  ] as const;
  const [one, other] = [makeClient(servers[0].url), makeClient(servers[1].url)];
  const product = await createTestProduct(servers[0].url, { sizes: 1, pieces: 100_000 });
  const logIn = (address: string, password: string, device?: string) =>
    one.send('POST', '/accounts/login/', {
      body: { ...OWNER, password },
      headers: { 'x-forwarded-for': address, ...(device && { 'shop-device': device }) },
    });
  const order = (name: string, number: number, key?: string) => ({
    body: {
      ...orderBody(product, [{ size: 'T0', quantity: 1 }], name),
      number: `22 ${100_000 + number}`,
    },
    headers: {
      'x-forwarded-for': `203.0.113.${number % 200}`,
      ...(key && { 'idempotency-key': key }),
    },
  });
  const place = (client: typeof one, sent: ReturnType<typeof order>) =>
    client.send('POST', '/api/commands/', sent);

  const signedIn = await logIn('192.0.2.1', OWNER.password);
  const {
    access,
    refresh,
    device = '',
  } = loginResultSchema.parse(JSON.parse(signedIn?.body ?? '{}'));
  for (let guess = 0; guess < 12; guess += 1) await logIn(STRANGER, `wrong ${guess}`);
  const locked = await logIn(STRANGER, OWNER.password);
  checks.expect(locked?.status === 429, `before the step a stranger gets ${locked?.status}`);
  const keyed = order('Avec clé', 1, 'before the step');
  const unkeyed = order('Sans clé', 2);
  const first = [await place(one, keyed), await place(one, unkeyed)].map(idOf);

  const end = performance.now() + seconds * 1_000;
  const loaded = sendAtInterval(
    one,
    { everyMs: ORDER_EVERY_MS, isOver: () => performance.now() > end },
    (number) => {
      if (number === 10) for (const { pid } of servers) process.kill(pid, 'SIGUSR2');
      return {
        method: 'POST',
        path: '/api/commands/',
        sent: order(`Cliente ${number}`, 10 + number, `load ${number}`),
      };
    },
  );
  const samples = await loaded;
  const responses = samples.map(({ response }) => response);
  const accepted = responses.every((response) => response?.status === 201);
  checks.expect(accepted && responses.length > 10, `orders meanwhile: ${countStatuses(responses)}`);

  const known = await logIn('198.51.100.99', OWNER.password, device);
  checks.expect(known?.status === 200, `the owner by a known device: ${known?.status}`);
  if (environment.database === 'SQLite') {
    // The processes of a file share the clock of their machine. That of PostgreSQL was not set back, so its limits
    // continue.
    const stranger = await logIn(STRANGER, OWNER.password);
    checks.expect(
      stranger?.status === 200,
      `the locked address after the step: ${stranger?.status}`,
    );
  }
  const headers = { authorization: `Bearer ${access}` };
  for (const client of [one, other]) {
    const guarded = await client.send('GET', '/accounts/protected-admin/', { headers });
    checks.expect(guarded?.status === 200, `an open session: ${guarded?.status}`);
  }
  const refreshed = await other.send('POST', '/accounts/token/refresh/', { body: { refresh } });
  checks.expect(refreshed?.status === 200, `a refresh: ${refreshed?.status}`);
  tokensSchema.parse(JSON.parse(refreshed?.body ?? '{}'));
  const repeated = idOf(await place(other, keyed));
  checks.expect(repeated === first[0], `a repeated key gave ${repeated}, not ${first[0]}`);
  const again = idOf(await place(other, unkeyed));
  const isSame = again === first[1];
  checks.expect(
    again !== undefined && isSame === (environment.database === 'PostgreSQL'),
    `an equal order without a key ${isSame ? 'was swallowed' : 'was placed again'}`,
  );
  for (const client of [one, other]) client.close();
  for (const server of servers) {
    checks.expect(server.isRunning(), 'an API server has exited');
    await server.end();
  }
  const { ids } = await readLedger(testDatabase);
  const expected = responses.length + (isSame ? 2 : 3);
  checks.expect(ids.length === expected, `${expected} orders expected, ${ids.length} stored`);
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  return checks.outcome(
    `the clock of two processes is set back by ${Math.round(STEP_BACK_MS / 60_000)} min under ${Math.round(1_000 / ORDER_EVERY_MS)} orders/s`,
    `orders ${countStatuses(responses)}, each stored once; the owner signs in by a known device; sessions, refresh tokens and keys hold on both processes; audit passes`,
  );
}

export const clockSetBack: Scenario = {
  ids: ['T1'],
  name: 'clock set back',
  on: BOTH,
  run: (environment) => setClockBack(environment, { seconds: 10 }),
};
