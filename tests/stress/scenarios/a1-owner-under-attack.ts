import { loginResultSchema } from '@shop/contract/schemas';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWNER } from '../../../apps/api/src/testing/owner.ts';
import { makeClient, type HttpResponse } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { countStatuses, sendAtInterval } from '../load-generator.ts';
import { BOTH, makeChecks, quantile, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';

const ATTACK_MS = 15_000;
/** 200 wrong logins a second, because each takes part of a millisecond to send. */
const EVERY_MS = 4;
const MAX_LOGIN_MS = 2_000;
const MAX_REJECTION_MS = 100;
const PAUSE_MS = 500;
/** Strangers have 15 of the 50 passwords that are checked for a name in an hour. */
const MAX_GUESSES = 15;

/**
 * 200 wrong logins a second from changing addresses, half of them with changing names and half with the owner's, while
 * the owner signs in by a known device from changing addresses (A1).
 */
async function attackOwner(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const limits = { SHOP_RATE_LIMIT: 'on', SHOP_TRUST_PROXY: '127.0.0.1' };
  const apiServer = await environment.start(testDatabase, limits);
  await signOwnerIn(apiServer.url);
  const owner = makeClient(apiServer.url);
  const stranger = makeClient(apiServer.url, { maxConnections: 200 });
  const signIn = (address: string, device?: string) =>
    owner.send('POST', '/accounts/login/', {
      body: OWNER,
      headers: { 'x-forwarded-for': address, ...(device && { 'shop-device': device }) },
    });
  const first = await signIn('192.0.2.1');
  const { device = '' } = loginResultSchema.parse(JSON.parse(first?.body ?? '{}'));
  const end = performance.now() + ATTACK_MS;
  const isOver = () => performance.now() > end;
  const attacking = sendAtInterval(stranger, { everyMs: EVERY_MS, isOver }, (number) => ({
    method: 'POST',
    path: '/accounts/login/',
    sent: {
      body: {
        username: number % 2 === 0 ? OWNER.username : `name ${number}`,
        password: `not the password ${number}`,
      },
      headers: { 'x-forwarded-for': `198.51.${(number >> 8) % 256}.${number % 256}` },
    },
  }));
  const logins: (HttpResponse | undefined)[] = [];
  for (let number = 0; !isOver(); number += 1) {
    await sleep(PAUSE_MS);
    logins.push(await signIn(`203.0.113.${number % 256}`, device));
  }
  const samples = await attacking;
  const guesses = samples.map(({ response }) => response);
  checks.expect(device !== '', 'the owner got no token of the device');
  checks.expect(logins.length > 0, 'the owner did not sign in during the attack');
  const others = logins.filter((response) => response?.status !== 200);
  checks.expect(others.length === 0, `logins of the owner: ${countStatuses(logins)}`);
  const times = logins.map((response) => response?.ms ?? Infinity);
  const slowest = Math.round(Math.max(...times));
  checks.expect(slowest <= MAX_LOGIN_MS, `a login of the owner took ${slowest} ms`);
  const ofOwner = guesses.filter((_, number) => number % 2 === 0);
  const checked = ofOwner.filter((response) => response?.status === 401).length;
  checks.expect(checked <= MAX_GUESSES, `${checked} passwords of the owner's name were checked`);
  const shed = guesses.filter((response) => response?.status === 503);
  const shedMs = Math.round(
    quantile(
      shed.map((response) => response?.ms ?? Infinity),
      0.5,
    ),
  );
  checks.expect(shedMs <= MAX_REJECTION_MS, `a full queue was answered after ${shedMs} ms`);
  const answered = guesses.every((response) => [401, 429, 503].includes(response?.status ?? 0));
  checks.expect(answered, `wrong logins: ${countStatuses(guesses)}`);
  checks.expect(checked > 0, 'no password was checked: nothing was attacked');
  const withoutWait = guesses.filter(
    (response) => response?.status !== 401 && response?.headers['retry-after'] === undefined,
  );
  checks.expect(withoutWait.length === 0, `${withoutWait.length} refusals without Retry-After`);
  checks.expect(apiServer.isRunning(), 'the API server has exited');
  owner.close();
  stranger.close();
  await apiServer.end();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  const rate = Math.round(samples.length / (ATTACK_MS / 1_000));
  return checks.outcome(
    `${rate} wrong logins a second from changing addresses, half with changing names and half with the owner's; the owner signs in by a known device`,
    `${logins.length} logins of the owner, ${Math.round(quantile(times, 0.5))} ms in the median and ${slowest} ms at most; ${checked} passwords of the owner's name checked; wrong logins: ${countStatuses(guesses)}, 503 after ${shedMs} ms in the median`,
  );
}

export const ownerUnderAttack: Scenario = {
  ids: ['A1'],
  name: 'owner under wrong logins',
  on: BOTH,
  run: attackOwner,
};
