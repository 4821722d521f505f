import { tokensSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER } from '../../testing/owner.ts';
import { runProcess } from '../../testing/run-command.ts';
import type { Started } from '../../testing/started-host.ts';
import type { Arena } from '../arena.ts';
import { makeClient, type Answer, type Client } from '../client.ts';
import { signOwnerIn } from '../counter.ts';
import { countStatuses } from '../pace.ts';
import { BOTH, makeFaults, type Outcome, type Trial } from '../trial.ts';

const CHECKS_A_MINUTE = 10;
const LONGEST_WAIT_S = 15 * 60;
/** A refresh token spent longer ago than this was stolen, in milliseconds. */
const SPENT_LONG_AGO = 10_500;
const MOST_REFUSED_MS = 5_000;
const LIMITS = { SHOP_RATE_LIMIT: 'on', SHOP_TRUST_PROXY: '127.0.0.1' };

type Pair = { hosts: Started[]; clients: [Client, Client]; close: () => Promise<void> };

async function openPair(arena: Arena, settings: Record<string, string> = {}) {
  const place = await arena.makePlace();
  const hosts = [await arena.start(place, settings), await arena.start(place, settings)];
  await signOwnerIn(hosts[0]?.url ?? '');
  const clients: Pair['clients'] = [
    makeClient(hosts[0]?.url ?? '', { most: 50 }),
    makeClient(hosts[1]?.url ?? '', { most: 50 }),
  ];
  const close = async () => {
    for (const client of clients) client.close();
    await Promise.all(hosts.filter((host) => host.isRunning()).map((host) => host.end()));
  };
  return { place, hosts, clients, close };
}

type Guess = { username: string; address: string };

/** Tries so many passwords at once, by turns on two processes. */
async function guess(
  clients: readonly [Client, Client],
  count: number,
  make: (number: number) => Guess,
): Promise<(Answer | undefined)[]> {
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

/** Passwords guessed from one and from many addresses, on one and on many names; one process killed meanwhile (A1). */
async function guessPasswords(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const { place, hosts, clients, close } = await openPair(arena, LIMITS);
  const storms: [string, (number: number) => Guess][] = [
    ['one name, one address', () => ({ username: 'nobody', address: '198.51.100.7' })],
    ['many names, one address', (n) => ({ username: `name ${n}`, address: '198.51.100.8' })],
    ['one name, many addresses', (n) => ({ username: OWNER.username, address: `203.0.113.${n}` })],
  ];
  const told: string[] = [];
  for (const [name, make] of storms) {
    const answers = await guess(clients, 200, make);
    const checked = answers.filter((answer) => answer?.status === 401).length;
    const refused = answers.filter((answer) => answer?.status === 429);
    faults.expect(checked <= CHECKS_A_MINUTE, `${name}: ${checked} passwords checked`);
    faults.expect(checked + refused.length === 200, `${name}: ${countStatuses(answers)}`);
    for (const answer of refused) {
      const wait = Number(answer?.headers['retry-after']);
      faults.expect(wait > 0 && wait <= LONGEST_WAIT_S, `${name}: Retry-After ${wait}`);
    }
    told.push(`${name} ${checked}`);
  }
  await hosts[0]?.end('SIGKILL');
  const again = await arena.start(place, LIMITS);
  const client = makeClient(again.url);
  const after = await guess([client, client], 1, () => ({
    username: OWNER.username,
    address: '203.0.113.250',
  }));
  faults.expect(after[0]?.status === 429, `after a kill and a start: ${after[0]?.status}`);
  await sleep(Math.min(61, Number(after[0]?.headers['retry-after'] ?? 0) + 1) * 1_000);
  const owner = await client.send('POST', '/accounts/login/', {
    body: OWNER,
    headers: { 'x-forwarded-for': '192.0.2.1' },
  });
  faults.expect(owner?.status === 200, `the owner a minute later: ${owner?.status}`);
  client.close();
  await close();
  return faults.outcome(
    '200 guesses at once, two processes, from one and many addresses on one and many names; a kill -9',
    `passwords checked: ${told.join(', ')}; the others 429 with Retry-After; counters outlive the kill; the owner is in a minute later`,
  );
}

/** Twenty tabs refreshing on two processes, then a spent token shown again (A7). */
async function refreshAtOnce(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const { hosts, clients, close } = await openPair(arena);
  const first = await signOwnerIn(hosts[0]?.url ?? '');
  const refresh = (token: string, number: number) =>
    clients[number % 2 === 0 ? 0 : 1].send('POST', '/accounts/token/refresh/', {
      body: { refresh: token },
    });
  let current = first.refresh;
  let access = '';
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) => refresh(current, tab)),
    );
    faults.expect(
      answers.every((answer) => answer?.status === 200),
      countStatuses(answers),
    );
    const tokens = answers.map((answer) => tokensSchema.parse(JSON.parse(answer?.body ?? '{}')));
    faults.expect(new Set(tokens.map((each) => each.refresh)).size === 1, 'several successors');
    for (const [tab, each] of tokens.entries()) {
      faults.expect(await isIn(clients[tab % 2 === 0 ? 1 : 0], each.access), `tab ${tab} is out`);
    }
    current = tokens[0]?.refresh ?? '';
    access = tokens[0]?.access ?? '';
  }
  await sleep(SPENT_LONG_AGO);
  const stolen = await refresh(first.refresh, 1);
  faults.expect(stolen?.status === 401, `a token spent long ago: ${stolen?.status}`);
  for (const client of clients) faults.expect(!(await isIn(client, access)), 'its session goes on');
  const last = await refresh(current, 0);
  faults.expect(last?.status === 401, `the last token of a revoked session: ${last?.status}`);
  await close();
  return faults.outcome(
    '20 tabs refreshing one token at once, ten rounds, two processes; then a spent token',
    'all twenty stay signed in with one successor; the spent token ends the session on both processes',
  );
}

async function isIn(client: Client, access: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${access}` };
  const answer = await client.send('GET', '/accounts/protected-admin/', { headers });
  return answer?.status === 200;
}

/** Signed out, and with another password, on one process: the other refuses the old tokens (A8). */
async function signOut(arena: Arena): Promise<Outcome> {
  const faults = makeFaults();
  const { place, hosts, clients, close } = await openPair(arena);
  const url = hosts[0]?.url ?? '';
  const times: number[] = [];
  for (let round = 0; round < 20; round += 1) {
    const { access, refresh } = await signOwnerIn(url);
    faults.expect(
      await isIn(clients[1], access),
      'a new session is not known to the other process',
    );
    const begun = performance.now();
    await clients[0].send('POST', '/accounts/logout/', { body: { refresh } });
    while ((await isIn(clients[1], access)) && performance.now() - begun < MOST_REFUSED_MS);
    times.push(performance.now() - begun);
  }
  const sessions = [await signOwnerIn(url), await signOwnerIn(url)];
  const { code, err } = await runProcess(place, ['change-password', OWNER.username], {
    input: 'un autre mot de passe\n',
  });
  faults.expect(code === 0, `change-password: ${err}`);
  const changed = performance.now();
  for (const { access } of sessions) {
    for (const client of clients) {
      while ((await isIn(client, access)) && performance.now() - changed < MOST_REFUSED_MS);
    }
  }
  times.push(performance.now() - changed);
  const slowest = Math.round(Math.max(...times));
  faults.expect(slowest < MOST_REFUSED_MS, `refused after ${slowest} ms`);
  await close();
  return faults.outcome(
    '20 sessions signed out on one process, then a changed password',
    `the other process refuses the old tokens ${slowest} ms later at most`,
  );
}

export const accessTrials: readonly Trial[] = [
  { ids: ['A1'], name: 'guessing', on: BOTH, run: guessPasswords },
  { ids: ['A7'], name: 'twenty tabs', on: BOTH, run: refreshAtOnce },
  { ids: ['A8'], name: 'signed out', on: BOTH, run: signOut },
];
