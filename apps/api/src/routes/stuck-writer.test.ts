import { describe, expect, inject, test } from 'vitest';
import { createPostgresDatabase } from '../testing/each-database.ts';
import { holdProduct } from '../testing/hold-lock.ts';
import { OWNER } from '../testing/owner.ts';
import { sendOrder } from '../testing/orders.ts';
import { addProduct, colors, orderBody, readStock } from '../testing/products.ts';
import { call } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

/** Fifty times as many as are processed at once: one after the other, their lock timeouts would take minutes. */
const ORDERS = 400;
/** More writes than a process has connections. */
const WRITES = 30;
const STOCK = 1_000;
/** Ten times the promise. */
const DEADLINE_MS = 50_000;

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const getApi = useTestApi(createPostgresDatabase);

  const addStock = async () => {
    const { product_Id: product } = await addProduct(getApi(), getApi().token, {
      colors: colors({ M: STOCK }),
    });
    return product;
  };
  const order = (product: string, name: string) =>
    sendOrder(getApi(), orderBody(product, { client_name: name }));
  const outcome = ({ statusCode, headers }: Awaited<ReturnType<typeof order>>) => [
    statusCode,
    headers['retry-after'],
  ];

  test(
    'ADR 0103 orders of a product that another process has locked get 503, those of another product are placed meanwhile',
    { timeout: DEADLINE_MS },
    async () => {
      const [locked, healthy] = [await addStock(), await addStock()];
      const release = await holdProduct(getApi().testDatabase, locked);
      const refused = Array.from({ length: ORDERS }, (_, number) =>
        order(locked, `Bloquée ${number}`),
      );
      const placed = Array.from({ length: 20 }, (_, number) => order(healthy, `Libre ${number}`));
      expect((await Promise.all(placed)).map(({ statusCode }) => statusCode)).toEqual(
        placed.map(() => 201),
      );
      for (const each of await Promise.all(refused)) expect(outcome(each)).toEqual([503, '2']);
      // One order at a time finds out whether the product is still locked; the others do not wait with it.
      const first = order(locked, 'Essai');
      const others = await Promise.all([order(locked, 'Encore 1'), order(locked, 'Encore 2')]);
      for (const each of others) expect(outcome(each)).toEqual([503, '2']);
      expect(outcome(await first)).toEqual([503, '2']);
      await release();
      expect((await order(locked, 'Ensuite')).statusCode).toBe(201);
      const all = Array.from({ length: 40 }, (_, number) => order(locked, `Ensuite ${number}`));
      expect((await Promise.all(all)).map(({ statusCode }) => statusCode)).toEqual(
        all.map(() => 201),
      );
      expect(await readStock(getApi(), locked)).toEqual({ M: STOCK - 41 });
    },
  );

  test(
    'ADR 0103 while writes of the owner wait for a locked product, they and a login get a response',
    { timeout: DEADLINE_MS },
    async () => {
      const { token } = getApi();
      const product = await addStock();
      const { command_id: placed } = (await order(product, 'Avant')).json();
      const release = await holdProduct(getApi().testDatabase, product);
      const cancel = { token, body: { status: 'cancelled' } };
      const writes = Array.from({ length: WRITES }, () =>
        call(getApi(), 'PATCH', `/api/commands/${placed}/`, cancel),
      );
      const login = call(getApi(), 'POST', '/accounts/login/', { body: OWNER });
      for (const each of await Promise.all(writes)) expect(outcome(each)).toEqual([503, '2']);
      expect([200, 503]).toContain((await login).statusCode);
      await release();
      expect((await call(getApi(), 'PATCH', `/api/commands/${placed}/`, cancel)).statusCode).toBe(
        200,
      );
    },
  );

  test(
    'O6 while another process has locked its product, a repeat of a placed order gets the first response',
    { timeout: DEADLINE_MS },
    async () => {
      const product = await addStock();
      const keyed = () =>
        sendOrder(getApi(), orderBody(product), { 'idempotency-key': 'sent twice' });
      const first = await keyed();
      const release = await holdProduct(getApi().testDatabase, product);
      const repeat = await keyed();
      await release();
      expect([repeat.statusCode, repeat.body]).toEqual([201, first.body]);
      expect(await readStock(getApi(), product)).toEqual({ M: STOCK - 1 });
    },
  );
});
