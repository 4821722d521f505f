import { randomBytes } from 'node:crypto';
import { binEntryId } from '@shop/contract/bin-entry-id';
import { linkedOrderSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { audit } from '../services/audit.ts';
import { newCommandId } from '../services/new-command-id.ts';
import { sendRestore } from '../testing/bin-entries.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { changedByLink, LINK_PATH, openLink, placeLinkedOrder } from '../testing/linked-orders.ts';
import { readOrder } from '../testing/order-edits.ts';
import { readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { createTestApi, useTestApi, type TestApi } from '../testing/test-api.ts';

const GUESSES = 10_000;
const AT_ONCE = 50;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz-';
/** Of what one address guesses in a minute, the rest is refused unread (ADR 0090). */
const MISSES_PER_MINUTE = 20;
const MINUTE = 60_000;
const LINK_LIFE_S = 7 * 24 * 3_600;

/** Tokens that differ from real ones in one part, then random ones: all different, and none of them real. */
function makeGuesses(links: readonly string[]): string[] {
  const guesses = new Set<string>();
  const [link = ''] = links;
  const [id = '', end = '', signature = ''] = link.split('-');
  // Every other character at each place, a character less, and one more.
  for (let at = 0; at < link.length; at += 1) {
    const [before, after] = [link.slice(0, at), link.slice(at + 1)];
    for (const other of ALPHABET) guesses.add(before + other + after);
    guesses.add(before + after);
    guesses.add(`${before}0${link.slice(at)}`);
    guesses.add(before);
  }
  // Later and earlier ends of the life of the same order.
  const seconds = Number.parseInt(end, 36);
  for (let shift = 1; shift <= 1_000; shift += 1) {
    for (const each of [seconds + shift, seconds - shift, seconds + shift * LINK_LIFE_S]) {
      guesses.add(`${id}-${each.toString(36)}-${signature}`);
    }
  }
  // The parts of real links of other orders, mixed.
  for (const one of links) {
    for (const other of links) {
      const [oneId, oneEnd] = one.split('-');
      const otherSignature = other.split('-')[2];
      guesses.add(`${oneId}-${oneEnd}-${otherSignature}`);
    }
  }
  for (const real of links) guesses.delete(real);
  for (let number = 0; guesses.size < GUESSES; number += 1) {
    const random = randomBytes(16).toString('hex');
    const other = newCommandId().replace('-', '').toLowerCase();
    guesses.add(`${number % 2 === 0 ? id : other}-${end}-${random}`);
  }
  return Array.from(guesses).slice(0, GUESSES);
}

async function guess({ app }: TestApi, token: string, remoteAddress = '198.51.100.7') {
  return app.inject({ method: 'POST', url: LINK_PATH, payload: { token }, remoteAddress });
}

/** Sends all guesses, some at once. Returns the number of responses with each error code, and their bodies. */
async function guessAll(api: TestApi, guesses: readonly string[]) {
  const counts = new Map<string, number>();
  const bodies = new Set<string>();
  for (let from = 0; from < guesses.length; from += AT_ONCE) {
    const batch = guesses.slice(from, from + AT_ONCE);
    for (const response of await Promise.all(batch.map((token) => guess(api, token)))) {
      const { code } = response.json();
      const key = `${response.statusCode} ${code}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      bodies.add(response.body);
    }
  }
  return { counts, bodies };
}

async function placeLinks(api: TestApi, token: string) {
  const links: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    links.push((await placeLinkedOrder(api, token)).link);
  }
  return links;
}

eachDatabase((createTestDatabase) => {
  test('ADR 0090: of 10,000 altered and random tokens without a limit, the signature refuses each one with the same response', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, { rateLimit: false });
    const links = await placeLinks(api, (await logIn(api)).access);
    const guesses = makeGuesses(links);
    const { counts, bodies } = await guessAll(api, guesses);
    expect(new Set(guesses).size).toBe(GUESSES);
    expect(Array.from(counts)).toEqual([['404 link_refused', GUESSES]]);
    expect(bodies.size).toBe(1);
    for (const link of links) expect((await openLink(api, link)).statusCode).toBe(200);
    expect((await audit(api.context)).findings).toEqual([]);
    await api.close();
    await testDatabase.remove();
  });

  test('ADR 0090: of 10,000 guesses from one address with the limits on, 20 a minute are read, and another address opens its link', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, { rateLimit: true });
    const links = await placeLinks(api, (await logIn(api)).access);
    const start = performance.now();
    const { counts } = await guessAll(api, makeGuesses(links));
    const minutes = Math.floor((performance.now() - start) / MINUTE) + 2;
    const bySignature = counts.get('404 link_refused') ?? 0;
    const byLimit = counts.get('429 too_many_requests') ?? 0;
    expect(bySignature).toBeGreaterThanOrEqual(MISSES_PER_MINUTE);
    expect(bySignature).toBeLessThanOrEqual(MISSES_PER_MINUTE * minutes);
    expect(bySignature + byLimit).toBe(GUESSES);
    for (const link of links) {
      expect((await guess(api, link, '203.0.113.9')).statusCode).toBe(200);
    }
    await api.close();
    await testDatabase.remove();
  });
});

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  async function read(link: string) {
    return linkedOrderSchema.parse((await openLink(getApi(), link)).json());
  }

  test('ADR 0090: the replay of a link of a cancelled order shows that it is cancelled, and changes nothing', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token, { quantity: 2 });
    await changedByLink(api, link, { status: 'cancelled' });
    for (const change of [{ status: 'confirmed' }, { status: 'cancelled' }, { city: 'Gabès' }]) {
      expect(await changedByLink(api, link, change)).toMatchObject({
        status: 'cancelled',
        city: 'Sfax',
      });
    }
    expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
    const { history } = await readOrder(api, api.token, id);
    expect(history?.map(({ cause }) => cause)).toEqual(['cancelled_by_link']);
    expect((await audit(api.context)).findings).toEqual([]);
  });

  test('ADR 0090: the replay of a link of a shipped order shows it, and of a deleted one nothing until it is restored', async () => {
    const api = getApi();
    const { token } = api;
    const { id, link } = await placeLinkedOrder(api, token);
    await changedByLink(api, link, { status: 'confirmed' });
    const url = `/api/commands/${id}/`;
    await call(api, 'PATCH', url, { token, body: { status: 'shipped' } });
    expect(await changedByLink(api, link, { status: 'cancelled' })).toMatchObject({
      status: 'shipped',
    });
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token });
    const refused = await openLink(api, link);
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'link_refused']);
    await sendRestore(api, token, binEntryId('order', id));
    expect((await read(link)).status).toBe('shipped');
  });

  test('ADR 0090: a link of an order that the owner confirmed, and took back, can be used again', async () => {
    const api = getApi();
    const { token } = api;
    const { id, link } = await placeLinkedOrder(api, token);
    const url = `/api/commands/${id}/`;
    await call(api, 'PATCH', url, { token, body: { status: 'confirmed' } });
    expect((await read(link)).status).toBe('confirmed');
    const { version } = await readOrder(api, token, id);
    await call(api, 'POST', `${url}undo/`, { token, body: { version } });
    expect((await read(link)).status).toBe('new');
    expect(await changedByLink(api, link, { status: 'confirmed' })).toMatchObject({
      status: 'confirmed',
    });
  });
});
