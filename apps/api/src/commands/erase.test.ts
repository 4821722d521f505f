import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPersonsData } from '../services/erase.ts';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, orderOf } from '../testing/goods.ts';
import { useHost, type RunningHost } from '../testing/host.ts';
import { listOrders, order } from '../testing/orders.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';

const DAY = 86_400_000;
const MARK = 'Marquée';
const SALMA = {
  client_name: `Salma ${MARK}`,
  email: `Salma.${MARK}@exemple.tn`,
  number: '+216 55 444 333',
  city: `${MARK}-ville`,
  street: `7, rue ${MARK}`,
};
const OTHER = { client_name: 'Nour Ayari', email: 'nour@exemple.tn', number: '99 444 333' };

async function place(host: RunningHost, product: string, person: object, key?: string) {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const placed = await order(host, orderOf(product, { ...person }), headers);
  const { command_id: id }: { command_id: string } = placed.json();
  return id;
}

async function move(host: RunningHost, id: string, statuses: readonly string[], note?: string) {
  for (const status of statuses) {
    const body = { status, ...(note === undefined ? {} : { note }) };
    await call(host, 'PATCH', `/api/commands/${id}/`, { token: host.token, body });
  }
}

async function write(host: RunningHost, person: { client_name: string; email: string }) {
  const message = { query_type: 'information', message: `${MARK} ?`, command_id: null };
  const { client_name, email } = person;
  await call(host, 'POST', '/api/queries/', { body: { client_name, email, ...message } });
}

async function messages(host: RunningHost): Promise<unknown> {
  return (await call(host, 'GET', '/api/queries/list/', { token: host.token })).json();
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('P1 an erased person is in no row and no file any more; the books still add up', async () => {
    const host = running();
    const product = (await addProduct(host, host.token, { colors: stock() })).product_Id;
    const hers = await place(host, product, SALMA, 'her-key');
    const other = await place(host, product, OTHER);
    await call(host, 'PATCH', `/api/commands/${hers}/`, {
      token: host.token,
      body: { note: `${MARK} rappelle demain` },
    });
    await write(host, SALMA);
    await call(host, 'POST', '/api/queries/', {
      body: {
        client_name: `Frère de ${MARK}`,
        email: 'frere@exemple.tn',
        query_type: 'return',
        message: 'Trop petit',
        command_id: hers,
      },
    });
    const before = (await listOrders(host, host.token)).find((one) => one.command_id === hers);

    const early = await runCommand(host.place, ['erase', '--phone', '0021655444333', '--yes']);
    expect(early).toMatchObject({ code: 3 });
    expect(early.err).toContain(hers);
    await move(host, hers, ['confirmed', 'shipped', 'delivered'], `${MARK} prévenue`);
    const asked = await runCommand(host.place, ['erase', '--phone', '55444333']);
    expect(asked.out).toBe('Found: 1 order and 1 message. Nothing is erased: add --yes.\n');
    expect(JSON.stringify(await listOrders(host, host.token))).toContain(MARK);

    const her = ['--phone', '55 444 333', '--email', SALMA.email.toUpperCase()];
    const done = await runProcess(host.place, ['erase', ...her, '--yes']);
    expect(done).toMatchObject({ code: 0, out: 'Erased: 1 order and 2 messages.\n' });

    const orders = await listOrders(host, host.token);
    const after = orders.find((one) => one.command_id === hers);
    const erased = { client_name: '—', email: '', number: '', city: '', street: '' };
    expect(after).toEqual({ ...before, ...erased, status: 'delivered' });
    expect(orders.find((one) => one.command_id === other)).toMatchObject(OTHER);
    expect(await messages(host)).toEqual([]);
    const read = await call(host, 'GET', `/api/commands/${hers}/`, { token: host.token });
    expect(read.body).not.toContain(MARK);
    const found = await call(host, 'GET', '/api/commands/list/?search=55444333', {
      token: host.token,
    });
    expect(found.json()).toEqual([]);
    const again = await order(host, orderOf(product, SALMA), { 'idempotency-key': 'her-key' });
    expect(again.json()).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await runCommand(host.place, ['audit'])).toMatchObject({ code: 0 });
    if (host.place.url === undefined) {
      for (const file of ['shop.sqlite', 'shop.sqlite-wal']) {
        const bytes = await readFile(join(host.place.dataDir, file));
        expect(bytes.includes(MARK)).toBe(false);
      }
    }
  });

  test('P1 nobody else is erased: not by a part of a phone, of an e-mail, or by nothing', async () => {
    const host = running();
    await host.shop.database.db.deleteFrom('orders').execute();
    const product = (await addProduct(host, host.token, { colors: stock() })).product_Id;
    const id = await place(host, product, OTHER);
    await move(host, id, ['cancelled']);
    const { database } = host.shop;
    for (const person of [
      { phone: '444 333', email: undefined },
      { phone: '9 444 333', email: undefined },
      { phone: undefined, email: 'our@exemple.tn' },
      { phone: undefined, email: '%' },
      { phone: '11 11 11', email: 'nour@exemple' },
    ]) {
      expect(await findPersonsData(database, person)).toEqual({ orders: [], messages: [] });
    }
    const found = await findPersonsData(database, { phone: '00216 99444333', email: undefined });
    expect(found.orders.map(({ commandId }) => commandId)).toEqual([id]);
    for (const args of [[], ['--email', ' '], ['--phone', '12']]) {
      expect(await runCommand(host.place, ['erase', ...args, '--yes'])).toMatchObject({ code: 2 });
    }
    const orders = await listOrders(host, host.token);
    expect(orders.find((one) => one.command_id === id)).toMatchObject(OTHER);
  });

  test('P1 what is older than the ages goes: contacts of ended orders, answered messages', async () => {
    const host = running();
    const { db } = host.shop.database;
    await db.deleteFrom('orders').execute();
    const product = (await addProduct(host, host.token, { colors: stock() })).product_Id;
    const old = await place(host, product, { ...SALMA, city: 'Gabès' });
    const open = await place(host, product, { ...SALMA, city: 'Bizerte' });
    const recent = await place(host, product, { ...SALMA, city: 'Nabeul' });
    await move(host, old, ['cancelled']);
    await move(host, recent, ['cancelled']);
    await write(host, SALMA);
    await write(host, OTHER);
    const longAgo = Date.now() - 400 * DAY;
    const aged = db.updateTable('orders').set({ created_at: longAgo });
    await aged.where('command_id', '<>', recent).execute();
    await db.updateTable('queries').set({ created_at: longAgo }).execute();
    await db.updateTable('queries').set({ answered: 1 }).where('email', '=', OTHER.email).execute();

    const ages = ['prune', '--contacts', '365', '--messages', '365'];
    const asked = await runCommand(host.place, ages);
    const count = 'contacts of 1 order, 1 message';
    expect(asked).toMatchObject({
      code: 0,
      out: `Found: ${count}. Nothing is erased: add --yes.\n`,
    });
    expect(await runProcess(host.place, [...ages, '--yes'])).toMatchObject({
      code: 0,
      out: `Erased: ${count}.\n`,
    });
    const cities = (await listOrders(host, host.token)).map(({ city }) => city);
    expect(cities.toSorted()).toEqual(['', 'Bizerte', 'Nabeul']);
    expect(await messages(host)).toMatchObject([{ email: SALMA.email }]);
    expect(open).not.toBe(recent);
    expect(await runCommand(host.place, ['prune', '--contacts', '0'])).toMatchObject({ code: 2 });
  });
});

function stock(): string {
  return JSON.stringify([{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 50 }] }]);
}
