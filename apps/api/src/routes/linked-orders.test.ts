import { FEATURES } from '@shop/contract/features';
import { linkedOrderSchema, nextCallSchema, securityEventSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { audit } from '../services/audit.ts';
import { createTestApi, STOREFRONT, useTestApi, type TestApi } from '../testing/test-api.ts';
import { eachDatabase } from '../testing/each-database.ts';
import {
  changeByLink,
  changedByLink,
  COLOR,
  LINK_PATH,
  openLink,
  placeLinkedOrder,
} from '../testing/linked-orders.ts';
import { readOrder } from '../testing/order-edits.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody, productForm, readStock } from '../testing/products.ts';
import { call, logIn } from '../testing/requests.ts';
import { runCli } from '../testing/run-cli.ts';

const DAY = 86_400_000;
async function findings(api: TestApi): Promise<string[]> {
  return (await audit(api.context)).findings;
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('a link shows its own order, without the e-mail and the phone number, and with the sizes in stock', async () => {
    const api = getApi();
    const stock = { S: 0, M: 5, L: 2, XL: 1 };
    const { product, id, link } = await placeLinkedOrder(api, api.token, { stock, quantity: 2 });
    expect(link).not.toMatch(/amira|98765432|sfax|olivier/i);
    const response = await openLink(api, link);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        command_id: id,
        version: '1',
        status: 'new',
        client_name: 'Amira Ben Salah',
        city: 'Sfax',
        street: '4, rue des Oliviers',
        total_amount: '135.84',
        shipping_charge: '8.00',
        command_products: [
          {
            product: expect.objectContaining({ product_Id: product, discounted_price: '63.92' }),
            color: COLOR,
            size: 'M',
            quantity: 2,
            sizes: ['M', 'L'],
          },
        ],
      },
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('a list has no links, and an order that does not wait has none', async () => {
    const api = getApi();
    const { id, link } = await placeLinkedOrder(api, api.token);
    expect(link).toMatch(/^[\da-z]{10}-[\da-z]+-[\da-f]{32}$/);
    expect(JSON.stringify(await listOrders(api, api.token))).not.toContain('link_token');
    await changedByLink(api, link, { status: 'confirmed' });
    expect(await readOrder(api, api.token, id)).not.toHaveProperty('link_token');
  });

  test('a confirmation leaves the queue of calls, is in the history and the trail, and a replay is harmless', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token);
    const answers = await Promise.all(
      [1, 2, 3].map(() => changedByLink(api, link, { status: 'confirmed' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
    const { history, status } = await readOrder(api, api.token, id);
    expect(status).toBe('confirmed');
    expect(history).toEqual([
      { at: expect.any(String), by: '', status: 'confirmed', cause: 'confirmed_by_link' },
    ]);
    const events = await call(api, 'GET', '/accounts/security-events/?kind=order', {
      token: api.token,
    });
    const [event] = z.array(securityEventSchema).parse(events.json());
    expect(event).toMatchObject({
      object: id,
      account: null,
      changes: { status: { before: 'new', after: 'confirmed' } },
    });
    const next = await call(api, 'POST', '/api/confirmation/next/', { token: api.token });
    expect(nextCallSchema.parse(next.json()).call?.order.command_id).not.toBe(id);
    // What comes after a confirmation does not change the order.
    const late = { status: 'cancelled', city: 'Tunis', sizes: ['L'] };
    expect(await changedByLink(api, link, late)).toMatchObject({
      status: 'confirmed',
      city: 'Sfax',
    });
    expect(await readStock(api, product)).toEqual({ M: 4, L: 2 });
  });

  test('a cancellation returns the stock once', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token, { quantity: 3 });
    expect(await readStock(api, product)).toEqual({ M: 2, L: 2 });
    const answers = await Promise.all(
      [1, 2, 3].map(() => changedByLink(api, link, { status: 'cancelled' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
    const { history } = await readOrder(api, api.token, id);
    expect(history?.map(({ cause }) => cause)).toEqual(['cancelled_by_link']);
    expect(await findings(api)).toEqual([]);
  });

  test('of a confirmation and a cancellation at once, one wins, and the stock is right', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    for (let round = 0; round < 6; round += 1) {
      const { product, id, link } = await placeLinkedOrder(api, api.token);
      const ends = ['confirmed', 'cancelled'];
      if (round % 2 === 1) ends.reverse();
      await Promise.all([
        changedByLink(api, link, { status: ends[0] }),
        changedByLink(other, link, { status: ends[1] }),
      ]);
      const { status, history } = await readOrder(api, api.token, id);
      expect(history).toHaveLength(1);
      expect(await readStock(api, product)).toEqual({ M: status === 'confirmed' ? 4 : 5, L: 2 });
    }
    expect(await findings(api)).toEqual([]);
    await other.close();
  });

  test('the address and the size are corrected: the pieces move, and search and customers find the new address', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token, { quantity: 2 });
    await call(api, 'GET', '/api/customers/', { token: api.token });
    const correction = { city: 'Korbous', street: '9, rue des Sources', sizes: [' l'] };
    const order = await changedByLink(api, link, correction);
    expect(order).toMatchObject({ city: 'Korbous', street: '9, rue des Sources', status: 'new' });
    expect(order.command_products[0]).toMatchObject({ size: 'L', sizes: ['M', 'L'] });
    expect(order.total_amount).toBe('135.84');
    expect(await readStock(api, product)).toEqual({ M: 5, L: 0 });
    // A repeat changes nothing.
    await changedByLink(api, link, correction);
    const { history } = await readOrder(api, api.token, id);
    expect(history).toEqual([
      {
        at: expect.any(String),
        by: '',
        cause: 'changed_by_link',
        note: 'Écharpe en laine\u00A0: M → L\n4, rue des Oliviers, Sfax → 9, rue des Sources, Korbous',
      },
    ]);
    for (const path of ['/api/commands/list/', '/api/customers/']) {
      const found = await call(api, 'GET', `${path}?search=korbous`, { token: api.token });
      expect(found.json(), path).toHaveLength(1);
    }
    const events = await call(api, 'GET', '/accounts/security-events/?kind=order', {
      token: api.token,
    });
    expect(events.json()[0].changes).toEqual({ size: { before: 'M', after: 'L' }, address: {} });
    expect(events.body).not.toContain('Korbous');
    expect(await findings(api)).toEqual([]);
    await changedByLink(api, link, { sizes: ['M'] });
    expect(await readStock(api, product)).toEqual({ M: 3, L: 2 });
    await changedByLink(api, link, { sizes: ['L'], status: 'cancelled' });
    expect(await readStock(api, product)).toEqual({ M: 5, L: 2 });
    expect(await findings(api)).toEqual([]);
  });

  test('a size that was sold meanwhile is refused with what is left, and nothing changes', async () => {
    const api = getApi();
    const { product, id, link } = await placeLinkedOrder(api, api.token, { quantity: 2 });
    await sendOrder(api, orderBody(product, { size: 'L' }));
    const refused = await changeByLink(api, link, { sizes: ['L'], city: 'Tunis' });
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'out_of_stock',
        lines: [{ product, color: COLOR, size: 'L', requested: 2, available: 1 }],
      }),
    ]);
    const unknown = await changeByLink(api, link, { sizes: ['XXL'] });
    expect(unknown.json()).toMatchObject({ code: 'out_of_stock', lines: [{ available: 0 }] });
    expect((await changeByLink(api, link, { sizes: ['M', 'L'] })).json().fields).toEqual({
      sizes: 'incorrect',
    });
    expect((await changeByLink(api, link, {})).json().fields).toEqual({ status: 'required' });
    expect((await changeByLink(api, link, { status: 'shipped' })).statusCode).toBe(422);
    expect((await changeByLink(api, link, { city: ' ' })).json().fields).toEqual({
      city: 'required',
    });
    const { history, city } = await readOrder(api, api.token, id);
    expect([history, city]).toEqual([[], 'Sfax']);
    expect(await readStock(api, product)).toEqual({ M: 3, L: 1 });
  });

  test('the last piece of a size is given to one of two orders that change to it at once', async () => {
    const api = getApi();
    const other = await createTestApi(api.testDatabase);
    const { product, link } = await placeLinkedOrder(api, api.token, { stock: { M: 5, L: 1 } });
    const body = orderBody(product, { client_name: 'Sonia Gharbi' });
    const id = String((await sendOrder(api, body)).json().command_id);
    const { link_token: second = '' } = await readOrder(api, api.token, id);
    const responses = await Promise.all([
      changeByLink(api, link, { sizes: ['L'] }),
      changeByLink(other, second, { sizes: ['L'] }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200, 409,
    ]);
    expect(await readStock(api, product)).toEqual({ M: 4, L: 0 });
    expect(await findings(api)).toEqual([]);
    await other.close();
  });

  test('two lines exchange their sizes, also without any piece left of either', async () => {
    const api = getApi();
    const stock = { M: 1, L: 1 };
    const { product_Id: product } = await addProduct(api, api.token, {
      colors: colors(stock, COLOR),
    });
    const lines = ['M', 'L'].map((size) => ({ product, size, color: COLOR, quantity: 1 }));
    const body = orderBody(product, { total_amount: '135.84', command_products: lines });
    const id = String((await sendOrder(api, body)).json().command_id);
    const { link_token: link = '' } = await readOrder(api, api.token, id);
    const order = await changedByLink(api, link, { sizes: ['L', 'M'] });
    expect(order.command_products.map(({ size }) => size)).toEqual(['L', 'M']);
    expect(await readStock(api, product)).toEqual({ M: 0, L: 0 });
    expect(await findings(api)).toEqual([]);
  });

  test('an order whose size the owner deleted can be changed to another one, and the ledger adds up', async () => {
    const api = getApi();
    const { product, link } = await placeLinkedOrder(api, api.token);
    const form = productForm({ colors: colors({ L: 2 }, COLOR) });
    await call(api, 'PUT', `/api/products/${product}/`, { token: api.token, body: form });
    const response = linkedOrderSchema.parse((await openLink(api, link)).json());
    expect(response.command_products[0]?.sizes).toEqual(['M', 'L']);
    await changedByLink(api, link, { sizes: ['L'] });
    expect(await readStock(api, product)).toEqual({ L: 1 });
    expect(await findings(api)).toEqual([]);
  });

  test('a cut, forged or unknown token and one of a deleted order get the same answer', async () => {
    const api = getApi();
    const { id, link } = await placeLinkedOrder(api, api.token);
    const { link: foreign } = await placeLinkedOrder(api, api.token);
    const [number = '', end = '', signature = ''] = link.split('-');
    const deleted = (await placeLinkedOrder(api, api.token)).link;
    const { command_id: deletedId } = (await openLink(api, deleted)).json();
    await call(api, 'DELETE', `/api/commands/delete/${deletedId}/`, { token: api.token });
    const later = (Number.parseInt(end, 36) + 60).toString(36);
    const bad = [
      '',
      'x',
      id,
      link.slice(0, -1),
      link.slice(1),
      `${link}0`,
      ` ${link}`,
      `${link}\n`,
      link.toUpperCase(),
      `${number}-${later}-${signature}`,
      `${foreign.split('-')[0]}-${end}-${signature}`,
      `${number}-${end}-${'0'.repeat(32)}`,
      deleted,
      'x'.repeat(10_000),
      42,
      null,
      { token: link },
    ];
    const answers = await Promise.all(bad.map((token) => openLink(api, token)));
    const expected = { error: expect.any(String), code: 'link_refused' };
    for (const [index, answer] of answers.entries()) {
      expect([answer.statusCode, answer.json()], `token ${index}`).toEqual([404, expected]);
    }
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const write = await changeByLink(api, deleted, { status: 'confirmed' });
    expect([write.statusCode, write.json()]).toEqual([404, expected]);
    expect((await openLink(api, link)).statusCode).toBe(200);
  });

  test('a shop on another domain may send both calls', async () => {
    const headers = { origin: STOREFRONT, 'access-control-request-method': 'PATCH' };
    const allowed = await call(getApi(), 'OPTIONS', LINK_PATH, { headers });
    expect(allowed.headers['access-control-allow-methods']).toContain('PATCH');
  });

  test('without the feature there is no link and no endpoint', async () => {
    const { testDatabase } = getApi();
    const features = FEATURES.filter((name) => name !== 'confirmation-link');
    const api = await createTestApi(testDatabase, { features });
    const { access } = await logIn(api);
    const { id, link } = await placeLinkedOrder(api, access);
    expect([link, (await readOrder(api, access, id)).status]).toEqual(['', 'new']);
    expect((await openLink(api, 'x')).json().code).toBe('not_found');
    await api.close();
  });
});

eachDatabase((createTestDatabase) => {
  test('a link lives seven days by the clock of the database, and longer than a rolled key', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase);
    const { link } = await placeLinkedOrder(api, (await logIn(api)).access);
    expect(await runCli(testDatabase, ['roll-keys'])).toMatchObject({ code: 0 });
    const other = await createTestApi(testDatabase);
    for (const each of [api, other]) {
      each.advanceClock(7 * DAY - 5_000);
      expect((await openLink(each, link)).statusCode).toBe(200);
    }
    other.advanceClock(10_000);
    expect((await openLink(other, link)).json().code).toBe('link_refused');
    expect((await changeByLink(other, link, { status: 'confirmed' })).statusCode).toBe(404);
    await runCli(testDatabase, ['roll-keys', '--revoke']);
    const revoked = await createTestApi(testDatabase);
    expect((await openLink(revoked, link)).json().code).toBe('link_refused');
    await Promise.all([api.close(), other.close(), revoked.close()]);
    await testDatabase.remove();
  });

  test('guesses of an address are limited; a right link still opens, and its changes are limited by order', async () => {
    const testDatabase = await createTestDatabase();
    const api = await createTestApi(testDatabase, { rateLimit: true });
    const { link } = await placeLinkedOrder(api, (await logIn(api)).access);
    const statuses: number[] = [];
    for (let guess = 0; guess < 60; guess += 1) {
      const token = link.slice(0, -2) + String(guess).padStart(2, '0');
      if (token !== link) statuses.push((await openLink(api, token)).statusCode);
    }
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
    expect((await openLink(api, link)).statusCode).toBe(200);
    const changes: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      changes.push((await changeByLink(api, link, { city: `Ville ${number}` })).statusCode);
    }
    expect(changes.filter((status) => status === 200)).toHaveLength(30);
    expect(changes.at(-1)).toBe(429);
    await api.close();
    await testDatabase.remove();
  });
});
