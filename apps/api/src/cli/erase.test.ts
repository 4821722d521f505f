import { messageSchema } from '@shop/contract/schemas';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkErased, findPersonalData } from '../services/personal-data-erasure.ts';
import { listBin } from '../testing/bin-entries.ts';
import { call } from '../testing/requests.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderBody } from '../testing/products.ts';
import { useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { editBody, readOrder, sendEdit } from '../testing/order-edits.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';

const DAY = 86_400_000;
const MARK = 'Marquée';
const SALMA = {
  client_name: `Salma ${MARK}`,
  email: `Salma.${MARK}@exemple.tn`,
  number: '+216 55 444 333',
  city: `${MARK}-ville`,
  street: `7, rue ${MARK}`,
};
const OTHER = {
  client_name: 'Nour Ayari',
  email: 'nour@exemple.tn',
  number: '\u0669\u0669 \u0664\u0664\u0664 \u0663\u0663\u0663',
};

async function placeOrder(api: RunningTestApi, product: string, person: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const placed = await sendOrder(api, orderBody(product, { ...person }), headers);
  const { command_id: id }: { command_id: string } = placed.json();
  return id;
}

async function setStatuses(
  api: RunningTestApi,
  id: string,
  statuses: readonly string[],
  note?: string,
) {
  for (const status of statuses) {
    const body = { status, ...(note === undefined ? {} : { note }) };
    await call(api, 'PATCH', `/api/commands/${id}/`, { token: api.token, body });
  }
}

async function sendMessage(api: RunningTestApi, person: { client_name: string; email: string }) {
  const message = { query_type: 'information', message: `${MARK} ?`, command_id: null };
  const { client_name, email } = person;
  await call(api, 'POST', '/api/queries/', { body: { client_name, email, ...message } });
}

async function readMessages(api: RunningTestApi): Promise<unknown> {
  return (await call(api, 'GET', '/api/queries/list/', { token: api.token })).json();
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('P1 the data of an erased person is in no row and no file, and the audit finds nothing', async () => {
    const api = getApi();
    const product = (await addProduct(api, api.token, { colors: stock() })).product_Id;
    const hers = await placeOrder(api, product, SALMA, 'her-key');
    const other = await placeOrder(api, product, OTHER);
    await call(api, 'PATCH', `/api/commands/${hers}/`, {
      token: api.token,
      body: { note: `${MARK} rappelle demain` },
    });
    const changes = {
      street: `9, rue ${MARK}`,
      reduction: '5.00',
      reduction_reason: `${MARK} attend`,
    };
    await sendEdit(api, api.token, hers, editBody(await readOrder(api, api.token, hers), changes));
    await sendMessage(api, SALMA);
    await call(api, 'POST', '/api/queries/', {
      body: {
        client_name: `Frère de ${MARK}`,
        email: 'frere@exemple.tn',
        query_type: 'return',
        message: 'Trop petit',
        command_id: hers,
      },
    });
    const before = (await listOrders(api, api.token)).find((one) => one.command_id === hers);

    const early = await runCli(api.testDatabase, ['erase', '--phone', '0021655444333', '--yes']);
    expect(early).toMatchObject({ code: 3 });
    expect(early.err).toContain(hers);
    await setStatuses(api, hers, ['confirmed', 'shipped', 'delivered'], `${MARK} prévenue`);
    const dryRun = await runCli(api.testDatabase, ['erase', '--phone', '55444333']);
    expect(dryRun.out).toBe('Found: 1 order and 1 message. Nothing is erased: add --yes.\n');
    expect(JSON.stringify(await listOrders(api, api.token))).toContain(MARK);

    const person = ['--phone', '55 444 333', '--email', SALMA.email.toUpperCase()];
    const done = await runCliProcess(api.testDatabase, ['erase', ...person, '--yes']);
    expect(done).toMatchObject({ code: 0, out: 'Erased: 1 order and 2 messages.\n' });

    const orders = await listOrders(api, api.token);
    const after = orders.find((one) => one.command_id === hers);
    const erased = { client_name: '—', email: '', number: '', city: '', street: '' };
    const { reduction_reason: _reason, ...kept } = before ?? {};
    const version = expect.any(String);
    expect(after).toEqual({ ...kept, ...erased, status: 'delivered', version });
    expect(orders.find((one) => one.command_id === other)).toMatchObject(OTHER);
    expect(await readMessages(api)).toEqual([]);
    const read = await call(api, 'GET', `/api/commands/${hers}/`, { token: api.token });
    expect(read.body).not.toContain(MARK);
    const found = await call(api, 'GET', '/api/commands/list/?search=55444333', {
      token: api.token,
    });
    expect(found.json()).toEqual([]);
    const again = await sendOrder(api, orderBody(product, SALMA), { 'idempotency-key': 'her-key' });
    expect(again.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await runCli(api.testDatabase, ['audit'])).toMatchObject({ code: 0 });
    if (api.testDatabase.url === undefined) {
      for (const file of ['shop.sqlite', 'shop.sqlite-wal']) {
        const bytes = await readFile(join(api.testDatabase.dataDir, file));
        expect(bytes.includes(MARK)).toBe(false);
      }
    }
  });

  test('P1 the orders and messages of an erased person in the bin are in no row and no file', async () => {
    const api = getApi();
    const { token } = api;
    const product = (await addProduct(api, token, { colors: stock() })).product_Id;
    const hers = await placeOrder(api, product, { ...SALMA, street: `11, rue ${MARK}` });
    const other = await placeOrder(api, product, { ...OTHER, street: '2, rue du Lac' });
    const about = { client_name: `Frère de ${MARK}`, email: 'frere@exemple.tn' };
    const message = { query_type: 'return', message: 'Trop petit', command_id: hers };
    await call(api, 'POST', '/api/queries/', { body: { ...about, ...message } });
    await sendMessage(api, SALMA);
    for (const { id } of messageSchema.array().parse(await readMessages(api))) {
      await call(api, 'DELETE', `/api/queries/delete/${id}/`, { token });
    }
    for (const id of [hers, other]) {
      await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token });
    }
    const person = ['--phone', '55 444 333', '--email', SALMA.email];
    const done = await runCliProcess(api.testDatabase, [
      'erase',
      ...person,
      '--under-way',
      '--yes',
    ]);
    expect(done.out).toMatch(/^Erased: \d orders? and 2 messages\.\n$/);
    const entries = await listBin(api, token);
    expect(entries.map(({ object }) => object)).toEqual([other]);
    const { db } = api.context.database;
    expect(JSON.stringify(await db.selectFrom('bin').selectAll().execute())).not.toContain(MARK);
    expect(await runCli(api.testDatabase, ['audit'])).toMatchObject({ code: 0 });
    if (api.testDatabase.url === undefined) {
      for (const file of ['shop.sqlite', 'shop.sqlite-wal']) {
        const bytes = await readFile(join(api.testDatabase.dataDir, file));
        expect(bytes.includes(MARK)).toBe(false);
      }
    }
  });

  test('P1 no other person is erased: not by a part of a phone or an e-mail, and not without either', async () => {
    const api = getApi();
    await api.context.database.db.deleteFrom('orders').execute();
    const product = (await addProduct(api, api.token, { colors: stock() })).product_Id;
    const id = await placeOrder(api, product, OTHER);
    await setStatuses(api, id, ['cancelled']);
    const { database } = api.context;
    for (const person of [
      { phone: '444 333', email: undefined },
      { phone: '9 444 333', email: undefined },
      { phone: undefined, email: 'our@exemple.tn' },
      { phone: undefined, email: '%' },
      { phone: '11 11 11', email: 'nour@exemple' },
    ]) {
      expect(await findPersonalData(database, person)).toMatchObject({ orders: [], messages: [] });
    }
    const found = await findPersonalData(database, { phone: '00216 99444333', email: undefined });
    expect(found.orders.map(({ commandId }) => commandId)).toEqual([id]);
    for (const args of [[], ['--email', ' '], ['--phone', '12']]) {
      expect(await runCli(api.testDatabase, ['erase', ...args, '--yes'])).toMatchObject({
        code: 2,
      });
    }
    const orders = await listOrders(api, api.token);
    expect(orders.find((one) => one.command_id === id)).toMatchObject(OTHER);
  });

  test('P1 an order in the bin that ended before its retention is erased, an open one is not', async () => {
    const api = getApi();
    const { token } = api;
    const { db } = api.context.database;
    await db.deleteFrom('bin').execute();
    await db.deleteFrom('orders').execute();
    const product = (await addProduct(api, token, { colors: stock() })).product_Id;
    const ended = await placeOrder(api, product, { ...SALMA, city: 'Gabès' });
    const open = await placeOrder(api, product, { ...SALMA, city: 'Bizerte' });
    await setStatuses(api, ended, ['cancelled']);
    await db
      .updateTable('orders')
      .set({ created_at: Date.now() - 20 * DAY })
      .execute();
    for (const id of [ended, open]) {
      await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token });
    }
    const done = await runCli(api.testDatabase, ['prune', '--contacts', '10', '--yes']);
    expect(done.out).toBe('Erased: contacts of 1 order, 0 messages.\n');
    expect((await listBin(api, token)).map(({ object }) => object)).toEqual([open]);
    await db.deleteFrom('bin').execute();
  });

  test('P1 data beyond its retention is erased: contacts of ended orders, answered messages', async () => {
    const api = getApi();
    const { db } = api.context.database;
    await db.deleteFrom('orders').execute();
    const product = (await addProduct(api, api.token, { colors: stock() })).product_Id;
    const old = await placeOrder(api, product, { ...SALMA, city: 'Gabès' });
    const open = await placeOrder(api, product, { ...SALMA, city: 'Bizerte' });
    const recent = await placeOrder(api, product, { ...SALMA, city: 'Nabeul' });
    await setStatuses(api, old, ['cancelled']);
    await setStatuses(api, recent, ['cancelled']);
    await sendMessage(api, SALMA);
    await sendMessage(api, OTHER);
    const longAgo = Date.now() - 400 * DAY;
    const aged = db.updateTable('orders').set({ created_at: longAgo });
    await aged.where('command_id', '<>', recent).execute();
    await db.updateTable('messages').set({ created_at: longAgo }).execute();
    await db
      .updateTable('messages')
      .set({ answered: 1 })
      .where('email', '=', OTHER.email)
      .execute();

    const command = ['prune', '--contacts', '365', '--messages', '365'];
    const dryRun = await runCli(api.testDatabase, command);
    const count = 'contacts of 1 order, 1 message';
    expect(dryRun).toMatchObject({
      code: 0,
      out: `Found: ${count}. Nothing is erased: add --yes.\n`,
    });
    expect(await runCliProcess(api.testDatabase, [...command, '--yes'])).toMatchObject({
      code: 0,
      out: `Erased: ${count}.\n`,
    });
    const cities = (await listOrders(api, api.token)).map(({ city }) => city);
    expect(cities.toSorted()).toEqual(['', 'Bizerte', 'Nabeul']);
    expect(await readMessages(api)).toMatchObject([{ email: SALMA.email }]);
    expect(open).not.toBe(recent);
    expect(await runCli(api.testDatabase, ['prune', '--contacts', '0'])).toMatchObject({ code: 2 });
  });

  test('P2 an erasure that finds data of the person afterwards, moved at the same moment, does not report success', async () => {
    const api = getApi();
    const { database } = api.context;
    const person = { email: undefined, phone: '22 777 111' };
    const product = (await addProduct(api, api.token, { colors: stock() })).product_Id;
    await expect(checkErased(database, person)).resolves.toBeUndefined();
    const id = await placeOrder(api, product, { ...SALMA, number: person.phone });
    await expect(checkErased(database, person)).rejects.toMatchObject({ code: 'unavailable' });
    await call(api, 'DELETE', `/api/commands/delete/${id}/`, { token: api.token });
    await expect(checkErased(database, person)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

function stock(): string {
  return JSON.stringify([{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 50 }] }]);
}
