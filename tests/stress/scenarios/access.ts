import { tokensSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER } from '../../../apps/api/src/testing/owner.ts';
import { runCliProcess } from '../../../apps/api/src/testing/run-cli.ts';
import type { Environment } from '../environment.ts';
import { makeClient, type HttpResponse, type Client } from '../client.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';
import { countStatuses } from '../load-generator.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';

/** Passwords that are checked in a burst: of a name from one address, until its delays begin; else ten a minute. */
const CHECKS_BEFORE_DELAY = 5;
const FIRST_DELAY_MS = 1_000;
const CHECKS_A_MINUTE = 10;
const MAX_RETRY_AFTER_S = 15 * 60;
/** The delay after which a refresh token that is used again counts as stolen, in milliseconds. */
const REUSE_DELAY_MS = 10_500;
const MAX_REVOCATION_MS = 5_000;
const LIMITS = { SHOP_RATE_LIMIT: 'on', SHOP_TRUST_PROXY: '127.0.0.1' };

/** Starts two processes. The owner has signed in once. */
async function openPair(environment: Environment, settings: Record<string, string> = {}) {
  const pair = await startPair(environment, settings);
  await signOwnerIn(pair.servers[0].url);
  return pair;
}

type Guess = { username: string; address: string };

/** Tries a number of passwords at once, alternating between two processes. */
async function guess(
  clients: readonly [Client, Client],
  count: number,
  make: (number: number) => Guess,
): Promise<(HttpResponse | undefined)[]> {
  return Promise.all(
    Array.from({ length: count }, (_, number) => {
      const { username, address } = make(number);
      return clients[number % 2 === 0 ? 0 : 1].send('POST', '/accounts/login/', {
        body: { username, password: `not the password ${number}` },
        headers: { 'x-forwarded-for': address },
      });
    }),
  );
}

const ADDRESS = '198.51.100.7';

/**
 * How many passwords of a name and an address are checked in this time, in milliseconds: the delay doubles with each.
 */
function checksWithDelays(ms: number): number {
  let checked = CHECKS_BEFORE_DELAY;
  for (let waited = FIRST_DELAY_MS, delay = waited; waited <= ms; delay *= 2, waited += delay) {
    checked += 1;
  }
  return checked;
}

/**
 * Guesses passwords from one and from many addresses, for one and for many names. One process is killed
 * meanwhile (A1).
 */
async function guessPasswords(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, clients, end } = await openPair(environment, LIMITS);
  const many = () => CHECKS_A_MINUTE;
  const attacks: [string, (ms: number) => number, (number: number) => Guess][] = [
    ['one name, one address', checksWithDelays, () => ({ username: 'nobody', address: ADDRESS })],
    ['many names, one address', many, (n) => ({ username: `name ${n}`, address: '198.51.100.8' })],
    [
      'one name, many addresses',
      many,
      (n) => ({ username: OWNER.username, address: `203.0.113.${n}` }),
    ],
  ];
  const counts: string[] = [];
  for (const [name, maximum, make] of attacks) {
    const start = performance.now();
    const responses = await guess(clients, 200, make);
    const checked = responses.filter((response) => response?.status === 401).length;
    const rejected = responses.filter((response) => response?.status === 429);
    // Neither more, nor fewer: a limit that refuses everything would keep the owner out.
    const least = Math.min(maximum(0), CHECKS_A_MINUTE);
    const isRight = checked >= least && checked <= maximum(performance.now() - start);
    checks.expect(isRight, `${name}: ${checked} passwords checked, at least ${least} expected`);
    checks.expect(checked + rejected.length === 200, `${name}: ${countStatuses(responses)}`);
    for (const response of rejected) {
      const wait = Number(response?.headers['retry-after']);
      checks.expect(wait > 0 && wait <= MAX_RETRY_AFTER_S, `${name}: Retry-After ${wait}`);
    }
    counts.push(`${name} ${checked}`);
  }
  // The owner's address has signed in before, in `openPair`: the guesses of strangers do not count for it.
  const known = await clients[1].send('POST', '/accounts/login/', { body: OWNER });
  checks.expect(known?.status === 200, `the owner from a known address at once: ${known?.status}`);
  await servers[0].end('SIGKILL');
  const again = await environment.start(testDatabase, LIMITS);
  const client = makeClient(again.url);
  const after = await guess([client, client], 1, () => ({
    username: OWNER.username,
    address: '203.0.113.250',
  }));
  checks.expect(after[0]?.status === 429, `after a kill and a start: ${after[0]?.status}`);
  await sleep(Math.min(61, Number(after[0]?.headers['retry-after'] ?? 0) + 1) * 1_000);
  const owner = await client.send('POST', '/accounts/login/', {
    body: OWNER,
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  checks.expect(owner?.status === 200, `the owner a minute later: ${owner?.status}`);
  client.close();
  await end();
  return checks.outcome(
    '200 guesses at once, two processes, from one and many addresses on one and many names; a kill -9',
    `passwords checked: ${counts.join(', ')}; the others 429 with Retry-After; the owner signs in from a known address at once, and from another a minute later; the counters survive the kill`,
  );
}

/** Twenty tabs refresh on two processes, then a used refresh token is sent again (A7). */
async function refreshAtOnce(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { servers, clients, clientOf, end } = await openPair(environment);
  const first = await signOwnerIn(servers[0].url);
  const refresh = (token: string, number: number) =>
    clientOf(number).send('POST', '/accounts/token/refresh/', {
      body: { refresh: token },
    });
  let current = first.refresh;
  let access = '';
  for (let round = 0; round < 10; round += 1) {
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => refresh(current, tab)),
    );
    checks.expect(
      responses.every((response) => response?.status === 200),
      countStatuses(responses),
    );
    const tokens = responses.map((response) =>
      tokensSchema.parse(JSON.parse(response?.body ?? '{}')),
    );
    checks.expect(new Set(tokens.map((each) => each.refresh)).size === 1, 'several new tokens');
    for (const [tab, each] of tokens.entries()) {
      checks.expect(
        await isSignedIn(clients[tab % 2 === 0 ? 1 : 0], each.access),
        `tab ${tab} is signed out`,
      );
    }
    current = tokens[0]?.refresh ?? '';
    access = tokens[0]?.access ?? '';
  }
  await sleep(REUSE_DELAY_MS);
  const stolen = await refresh(first.refresh, 1);
  checks.expect(stolen?.status === 401, `a token used long ago: ${stolen?.status}`);
  for (const client of clients)
    checks.expect(!(await isSignedIn(client, access)), 'its session is still valid');
  const last = await refresh(current, 0);
  checks.expect(last?.status === 401, `the last token of a revoked session: ${last?.status}`);
  await end();
  return checks.outcome(
    '20 tabs refreshing one token at once, ten rounds, two processes; then a reused token',
    'all twenty stay signed in with one new token; the reused token ends the session on both processes',
  );
}

async function isSignedIn(client: Client, access: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${access}` };
  const response = await client.send('GET', '/accounts/protected-admin/', { headers });
  return response?.status === 200;
}

/** After a logout or a password change on one process, the other rejects the old tokens (A8). */
async function signOut(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { testDatabase, servers, clients, end } = await openPair(environment);
  const url = servers[0].url;
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const { access, refresh } = await signOwnerIn(url);
    checks.expect(
      await isSignedIn(clients[1], access),
      'a new session is not known to the other process',
    );
    const start = performance.now();
    await clients[0].send('POST', '/accounts/logout/', { body: { refresh } });
    while ((await isSignedIn(clients[1], access)) && performance.now() - start < MAX_REVOCATION_MS);
    times.push(performance.now() - start);
  }
  const sessions = [await signOwnerIn(url), await signOwnerIn(url)];
  const { code, err } = await runCliProcess(testDatabase, ['change-password', OWNER.username], {
    input: 'un autre mot de passe\n',
  });
  checks.expect(code === 0, `change-password: ${err}`);
  const changed = performance.now();
  for (const { access } of sessions) {
    for (const client of clients) {
      while ((await isSignedIn(client, access)) && performance.now() - changed < MAX_REVOCATION_MS);
    }
  }
  times.push(performance.now() - changed);
  const slowest = Math.round(Math.max(...times));
  checks.expect(slowest < MAX_REVOCATION_MS, `rejected after ${slowest} ms`);
  await end();
  return checks.outcome(
    '20 sessions signed out on one process, then a changed password',
    `the other process rejects the old tokens ${slowest} ms later at most`,
  );
}

export const accessScenarios: readonly Scenario[] = [
  { ids: ['A1'], name: 'guessing', on: BOTH, run: guessPasswords },
  { ids: ['A7'], name: 'twenty tabs', on: BOTH, run: refreshAtOnce },
  { ids: ['A8'], name: 'signed out', on: BOTH, run: signOut },
];
