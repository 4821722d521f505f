import { productSchema, tokensSchema } from '@shop/contract/schemas';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openDatabase, SERVER_TIMEOUTS } from './db/database.ts';
import { startApiProcess, type ApiProcess } from './testing/api-process.ts';
import { createPostgresDatabase, type TestDatabase } from './testing/each-database.ts';
import { freePorts } from './testing/free-ports.ts';
import { OWNER } from './testing/owner.ts';
import { findPgBouncer, startPgBouncer, type PgBouncer } from './testing/pgbouncer-server.ts';
import { colors, orderBody, productForm } from './testing/products.ts';
import { runCli } from './testing/run-cli.ts';

const program = findPgBouncer();
if (process.env.CI && program === undefined)
  throw new Error('pgbouncer is missing on this machine');

const SETTINGS = {
  SHOP_ADMIN_USERNAME: OWNER.username,
  SHOP_ADMIN_PASSWORD: OWNER.password,
};
const JSON_TYPE = { 'content-type': 'application/json' };
const POLL_OPTIONS = { timeout: 30_000 };

/** Prepared statements where the installed PgBouncer supports them, and none. */
const modes = [
  { name: 'with prepared statements', preparesStatements: true },
  { name: 'without prepared statements', preparesStatements: false },
].filter((mode) => program?.hasPreparedStatements || !mode.preparesStatements);

describe.skipIf(program === undefined || inject('postgres') === '').each(modes)(
  'two processes on PostgreSQL behind PgBouncer in transaction pooling, $name',
  ({ preparesStatements }) => {
    let testDatabase: TestDatabase;
    let pgBouncer: PgBouncer;
    let apis: ApiProcess[] = [];
    let authorization = {};
    let shoppers = 0;

    const apiUrl = (number: number) => apis[number % apis.length]?.url ?? '';
    /** An order of a new shopper, because the orders of one phone number are limited (V5). */
    const newOrder = (product: string) => {
      shoppers += 1;
      return orderBody(product, { number: `+216 20 ${String(100_000 + shoppers)}` });
    };
    const sendOrder = (number: number, body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${apiUrl(number)}/api/commands/`, {
        method: 'POST',
        headers: { ...JSON_TYPE, ...headers },
        body: JSON.stringify(body),
      });
    const addProduct = async (stock: number) => {
      const response = await fetch(`${apiUrl(0)}/api/products/`, {
        method: 'POST',
        headers: authorization,
        body: productForm({ colors: colors({ M: stock }) }),
      });
      return productSchema.parse(await response.json()).product_Id;
    };

    beforeAll(async () => {
      if (program === undefined) return;
      testDatabase = await createPostgresDatabase();
      pgBouncer = await startPgBouncer(program, testDatabase.url ?? '', { preparesStatements });
      const pooled = { ...testDatabase, url: pgBouncer.url };
      const ports = await freePorts(2);
      apis = await Promise.all(ports.map((port) => startApiProcess(pooled, port, SETTINGS)));
      const response = await fetch(`${apiUrl(0)}/accounts/login/`, {
        method: 'POST',
        headers: JSON_TYPE,
        body: JSON.stringify(OWNER),
      });
      const { access } = tokensSchema.parse(await response.json());
      authorization = { authorization: `Bearer ${access}` };
    });

    afterAll(async () => {
      await Promise.all(apis.map((api) => api.end('SIGKILL')));
      await pgBouncer.stop();
      await testDatabase.remove();
    });

    test('O1 of 200 concurrent orders for 120 pieces 120 are accepted, and the audit passes', async () => {
      const product = await addProduct(120);
      const responses = await Promise.all(
        Array.from({ length: 200 }, (_, number) => sendOrder(number, newOrder(product))),
      );
      const statuses = Map.groupBy(responses, (response) => response.status);
      expect(statuses.get(201)).toHaveLength(120);
      expect(statuses.get(409)).toHaveLength(80);
      expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
    });

    test('O6 concurrent requests with one key to both processes make one order', async () => {
      const product = await addProduct(10);
      const headers = { 'idempotency-key': randomUUID() };
      const body = newOrder(product);
      const responses = await Promise.all(
        Array.from({ length: 20 }, async (_, number) => {
          const response = await sendOrder(number, body, headers);
          return response.text();
        }),
      );
      expect(new Set(responses).size).toBe(1);
    });

    test('ADR 0018 each connection of PgBouncer has the time limits of the API server', async () => {
      const database = await openDatabase({ ...testDatabase, url: pgBouncer.url });
      const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
    `.execute(database.db);
      await database.close();
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))).toEqual({
        statement_timeout: SERVER_TIMEOUTS.statement,
        lock_timeout: SERVER_TIMEOUTS.lock,
        idle_in_transaction_session_timeout: SERVER_TIMEOUTS.idle,
      });
    });

    test('V1 both processes work again by themselves after a restart of PgBouncer', async () => {
      const product = await addProduct(10);
      await pgBouncer.restart();
      for (const number of [0, 1]) {
        const statusOfOrder = async () => (await sendOrder(number, newOrder(product))).status;
        await expect.poll(statusOfOrder, POLL_OPTIONS).toBe(201);
      }
      expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
    });
  },
);
