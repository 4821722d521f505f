import { loginResultSchema } from '@shop/contract/schemas';
import { FEATURES } from '@shop/contract/features';
import { beforeEach, expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { OWNER } from '../testing/owner.ts';
import { call } from '../testing/requests.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';
import { cleanUp } from './scheduled-cleanup.ts';

const DAY = 86_400_000;
const wrongLogin = { username: OWNER.username, password: 'not-the-password' };

type Sender = { address: string; device?: string | undefined };

async function login(api: TestApi, body: unknown, { address, device }: Sender) {
  const headers = {
    'x-forwarded-for': address,
    ...(device !== undefined && { 'shop-device': device }),
  };
  return call(api, 'POST', '/accounts/login/', { body, headers });
}

/** Strangers' wrong logins with the owner's name, until they are limited; then the hour's limit is reached too. */
async function attack(api: TestApi): Promise<number> {
  let checked = 0;
  for (let minute = 0; minute < 8; minute += 1) {
    const guesses = Array.from({ length: 15 }, (_, number) =>
      login(api, wrongLogin, { address: `198.51.${minute}.${number}` }),
    );
    for (const { statusCode } of await Promise.all(guesses)) if (statusCode === 401) checked += 1;
    api.advanceClock(60_000);
  }
  return checked;
}

eachDatabase((createTestDatabase) => {
  const options = { rateLimit: true, trustProxy: ['127.0.0.1'] };
  const getApi = useTestApi(createTestDatabase, options);

  beforeEach(() => getApi().advanceClock(3_600_000));

  test('A1 T1 an address that signed in before stays known when it signs in while the machine has the time of 1970', async () => {
    const api = getApi();
    const home = { address: '203.0.113.77' };
    const signIn = async () => (await login(api, OWNER, home)).statusCode;
    expect(await signIn()).toBe(200);
    const sinceStart = api.context.now() - DAY;
    api.advanceClock(-sinceStart);
    expect(await signIn()).toBe(200);
    api.advanceClock(sinceStart);
    await cleanUp(api.context);
    await attack(api);
    expect((await login(api, OWNER, { address: '198.51.100.9' })).statusCode).toBe(429);
    expect(await signIn()).toBe(200);
  });

  test('A1 at most 15 passwords of strangers an hour are checked for a name; a device and an address that signed in before are not blocked', async () => {
    const api = getApi();
    const home = { address: '203.0.113.1' };
    const first = loginResultSchema.parse((await login(api, OWNER, home)).json());
    const { device } = first;
    expect(device).toMatch(/^[\w-]{43}$/);
    expect(await attack(api)).toBeLessThanOrEqual(15);
    expect((await login(api, OWNER, { address: '198.51.100.9' })).statusCode).toBe(429);
    const known = await login(api, OWNER, home);
    expect(known.statusCode).toBe(200);
    const travelling = await login(api, OWNER, { address: '198.51.100.10', device });
    expect(travelling.statusCode).toBe(200);
    // A device that is known keeps its token.
    expect(travelling.json().device).toBeUndefined();
    const other = await createTestApi(api.testDatabase, options);
    other.advanceClock(api.context.now() - other.context.now());
    const elsewhere = await login(other, OWNER, { address: '198.51.100.11', device });
    expect(elsewhere.statusCode).toBe(200);
    await other.close();
  });

  test('A1 a known device is limited by itself: ten a minute, with delays, then a lock', async () => {
    const api = getApi();
    const first = await login(api, OWNER, { address: '203.0.113.20' });
    const { device } = loginResultSchema.parse(first.json());
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const sender = { address: `198.51.101.${number}`, device };
      statuses.push((await login(api, wrongLogin, sender)).statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    // The wrong logins of the device count for no stranger and for no other device.
    const other = await login(api, OWNER, { address: '203.0.113.20' });
    expect(other.statusCode).toBe(200);
  });

  test('A1 wrong logins from one known address or by one known device keep no other one out', async () => {
    const api = getApi();
    const [home, shop] = ['203.0.115.1', '203.0.115.2'];
    const first = await login(api, OWNER, { address: home });
    const second = await login(api, OWNER, { address: shop });
    const [stolen, kept] = [first, second].map(
      (each) => loginResultSchema.parse(each.json()).device,
    );
    let [ofAddress, ofDevice] = [0, 0];
    for (let minute = 0; minute < 20; minute += 1) {
      const one = await login(api, wrongLogin, { address: home });
      const other = await login(api, wrongLogin, {
        address: `198.51.104.${minute}`,
        device: stolen,
      });
      if (one.statusCode === 401) ofAddress += 1;
      if (other.statusCode === 401) ofDevice += 1;
      api.advanceClock(60_000);
    }
    // The fixed hour may have ended meanwhile.
    expect(ofAddress).toBeLessThanOrEqual(14);
    expect(ofDevice).toBeLessThanOrEqual(20);
    expect((await login(api, OWNER, { address: shop })).statusCode).toBe(200);
    const travelling = { address: '198.51.105.1', device: kept };
    expect((await login(api, OWNER, travelling)).statusCode).toBe(200);
  });

  test('A1 at most 50 passwords an hour are checked for a name, from strangers, known addresses and known devices together', async () => {
    const api = getApi();
    const senders: Sender[] = [];
    for (let number = 0; number < 12; number += 1) {
      const address = `203.0.114.${number}`;
      const response = await login(api, OWNER, { address });
      const { device } = loginResultSchema.parse(response.json());
      senders.push({ address }, { address: `198.51.103.${number}`, device });
      api.advanceClock(60_000);
    }
    let checked = await attack(api);
    for (let minute = 0; minute < 10; minute += 1) {
      const responses = await Promise.all(senders.map((sender) => login(api, wrongLogin, sender)));
      checked += responses.filter(({ statusCode }) => statusCode === 401).length;
      api.advanceClock(60_000);
    }
    expect(checked).toBeGreaterThan(30);
    expect(checked).toBeLessThanOrEqual(50);
  });

  test.each([
    ['invented', 'x'.repeat(43)],
    ['empty', ''],
    ['long', 'x'.repeat(5_000)],
  ])('A1 an %s device token gives no place of its own', async (_, device) => {
    const api = getApi();
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      const body = { ...wrongLogin, username: `name ${number}` };
      const response = await login(api, body, { address: '198.51.102.1', device });
      statuses.push(response.statusCode);
    }
    expect(statuses).toContain(429);
  });

  test('A1 a correct login that the database refuses is no wrong one: the owner signs in as soon as it works again', async () => {
    const api = getApi();
    const { schema } = api.context.database.db;
    const home = { address: '203.0.113.60' };
    const { device } = loginResultSchema.parse((await login(api, OWNER, home)).json());
    await schema.alterTable('sessions').renameTo('sessions_elsewhere').execute();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const sender = attempt % 2 === 0 ? home : { ...home, device };
      expect((await login(api, OWNER, sender)).statusCode).toBe(500);
    }
    await schema.alterTable('sessions_elsewhere').renameTo('sessions').execute();
    expect((await login(api, OWNER, home)).statusCode).toBe(200);
    expect((await login(api, OWNER, { ...home, device })).statusCode).toBe(200);
  });

  test('A1 a device of another account, or one that was not used for 180 days, is a stranger', async () => {
    const api = getApi();
    const { db } = api.context.database;
    const signedIn = await login(api, OWNER, { address: '203.0.113.30' });
    const { device } = loginResultSchema.parse(signedIn.json());
    const sender = { address: '203.0.113.31', device };
    await login(api, { ...wrongLogin, username: 'Salma' }, sender);
    const named = db.selectFrom('rate_limits').select('key').where('key', 'like', 'login-address%');
    expect((await named.execute()).map(({ key }) => key)).toContain('login-address:203.0.113.31');
    api.advanceClock(181 * DAY);
    await cleanUp(api.context);
    expect(await db.selectFrom('known_sources').select('hash').execute()).toEqual([]);
    const again = await login(api, OWNER, sender);
    expect(again.json().device).toMatch(/^[\w-]{43}$/);
  });

  test('P1 neither a device token nor an address is stored as text', async () => {
    const api = getApi();
    const response = await login(api, OWNER, { address: '203.0.113.40' });
    const { device = '' } = loginResultSchema.parse(response.json());
    const rows = await api.context.database.db.selectFrom('known_sources').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(device);
    expect(JSON.stringify(rows)).not.toContain('203.0.113.40');
  });

  test('without the feature a login has no device token, and its address is known all the same', async () => {
    const features = FEATURES.filter((name) => name !== 'known-device');
    const api = await createTestApi(getApi().testDatabase, { ...options, features });
    api.advanceClock(getApi().context.now() - api.context.now());
    const home = { address: '203.0.113.50' };
    const body: unknown = (await login(api, OWNER, home)).json();
    expect(Object.keys(body ?? {})).toEqual(['access', 'refresh']);
    await attack(api);
    expect((await login(api, OWNER, home)).statusCode).toBe(200);
    await api.close();
  });
});
