import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { call, logIn } from '../testing/requests.ts';
import {
  eachDatabase,
  createPostgresDatabase,
  createSqliteDatabase,
  type CreateTestDatabase,
  type TestDatabase,
} from '../testing/each-database.ts';
import { addProduct, createJpeg, orderBody } from '../testing/products.ts';
import { createTestApi, useTestApi, type RunningTestApi } from '../testing/test-api.ts';
import { storedFiles } from '../testing/stored-files.ts';
import { listOrders, sendOrder } from '../testing/orders.ts';
import { runCli, runCliProcess } from '../testing/run-cli.ts';

const testDatabases: TestDatabase[] = [];
afterEach(async () => {
  for (const testDatabase of testDatabases.splice(0)) await testDatabase.remove();
});

async function newTestDatabase(createTestDatabase: CreateTestDatabase): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  testDatabases.push(testDatabase);
  return testDatabase;
}

/** The orders, products and messages of a test database, as the back office reads them. */
async function readShop(testDatabase: TestDatabase) {
  const api = await createTestApi(testDatabase);
  try {
    const { access: token } = await logIn(api);
    const orders = await listOrders(api, token);
    const products: unknown = (await call(api, 'GET', '/api/products/')).json();
    const messages: unknown = (await call(api, 'GET', '/api/queries/list/', { token })).json();
    return { orders, products, messages };
  } finally {
    await api.close();
  }
}

/** Adds a product with images, an order and a message. */
async function fill(api: RunningTestApi) {
  const images = [await createJpeg(1), await createJpeg(2)];
  const product = await addProduct(api, api.token, { colors: stock() }, images);
  await sendOrder(api, orderBody(product.product_Id));
  const message = {
    client_name: 'Nour',
    email: 'nour@exemple.tn',
    query_type: 'information',
    message: "Bonjour, l'écharpe existe-t-elle en « écru » ? 🧣",
    command_id: null,
  };
  await call(api, 'POST', '/api/queries/', { body: message });
  return product;
}

function stock(): string {
  return JSON.stringify([{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 100_000 }] }]);
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  test('K1 a backup made while orders are placed restores to a shop that passes the audit, with every order accepted before', async () => {
    const api = getApi();
    const product = await fill(api);
    const removed = await addProduct(api, api.token, {}, [await createJpeg(3)]);
    const before = await listOrders(api, api.token);
    const file = join(api.testDatabase.dataDir, 'shop.tar');
    const backedUp = new AbortController();
    let number = 0;
    const shoppers = Array.from({ length: 4 }, async () => {
      while (!backedUp.signal.aborted) {
        number += 1;
        const placed = await sendOrder(
          api,
          orderBody(product.product_Id, { street: `rue ${number}` }),
        );
        expect(placed.statusCode).toBe(201);
      }
    });
    const deleted = call(api, 'DELETE', `/api/products/${removed.product_Id}/`, {
      token: api.token,
    });
    const backup = await runCliProcess(api.testDatabase, ['backup', file]);
    backedUp.abort();
    await Promise.all(shoppers);
    expect((await deleted).statusCode).toBe(204);
    expect(backup).toMatchObject({ code: 0 });

    const target = await newTestDatabase(createTestDatabase);
    const restored = await runCliProcess(target, ['restore', file]);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.out).toContain('Everything agrees.');
    const after = await listOrders(api, api.token);
    const { orders, messages } = await readShop(target);
    expect(orders).toEqual(expect.arrayContaining(before));
    expect(after).toEqual(expect.arrayContaining(orders));
    expect(after.length).toBeGreaterThan(before.length);
    expect(messages).toHaveLength(1);
    expect(await runCli(api.testDatabase, ['audit'])).toMatchObject({ code: 0 });
  });

  test('K2 a restore has all data and images of the backup, and assigns no id twice', async () => {
    const api = getApi();
    const deleted = await addProduct(api, api.token);
    await call(api, 'DELETE', `/api/products/${deleted.product_Id}/`, { token: api.token });
    const file = join(api.testDatabase.dataDir, 'whole.tar');
    await runCli(api.testDatabase, ['backup', file]);
    const target = await newTestDatabase(createTestDatabase);
    expect(await runCli(target, ['restore', file])).toMatchObject({ code: 0 });
    expect(await readShop(target)).toEqual(await readShop(api.testDatabase));
    expect(await storedFiles(target)).toEqual(await storedFiles(api.testDatabase));

    const restored = await createTestApi(target);
    const { access } = await logIn(restored);
    const next = await addProduct(restored, access);
    await restored.close();
    expect(Number(next.product_Id)).toBeGreaterThan(Number(deleted.product_Id));
  });

  test('K2 a backup contains neither sessions nor the signing key', async () => {
    const api = getApi();
    const file = join(api.testDatabase.dataDir, 'keys.tar');
    await runCli(api.testDatabase, ['backup', file]);
    const key = await api.context.signingKeys.current();
    const secret = new TextDecoder().decode(key.secret);
    const text = (await readFile(file)).toString('latin1');
    expect(text).toContain('rows/accounts/');
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/rows\/(?:sessions|refresh_tokens)/);
  });

  test('K2 a truncated and a changed file are refused, and leave no data', async () => {
    const api = getApi();
    const { dataDir } = api.testDatabase;
    const file = join(dataDir, 'good.tar');
    await runCli(api.testDatabase, ['backup', file]);
    const good = await readFile(file);
    const changed = Buffer.from(good);
    const at = changed.indexOf('Écharpe');
    expect(at).toBeGreaterThan(0);
    changed.write('E', at);
    const truncated = good.subarray(0, Math.floor(good.length / 2));
    const target = await newTestDatabase(createTestDatabase);
    for (const [name, bytes] of Object.entries({ truncated, changed })) {
      const broken = join(dataDir, `${name}.tar`);
      await writeFile(broken, bytes);
      const refused = await runCli(target, ['restore', broken]);
      expect({ name, ...refused }).toMatchObject({ name, code: 4, out: '' });
      expect(refused.err).toContain(broken);
    }
    expect(await readdir(target.dataDir)).toEqual([]);
    expect(await runCli(target, ['audit'])).toMatchObject({ code: 3 });
    expect(await runCli(target, ['restore', file])).toMatchObject({ code: 0 });
  });

  test('K2 a restore into a shop, or into a folder with images, is refused and changes nothing', async () => {
    const api = getApi();
    const file = join(api.testDatabase.dataDir, 'again.tar');
    await runCli(api.testDatabase, ['backup', file]);
    const before = await listOrders(api, api.token);
    expect(await runCli(api.testDatabase, ['restore', file])).toMatchObject({ code: 3 });
    expect(await listOrders(api, api.token)).toEqual(before);

    const target = await newTestDatabase(createTestDatabase);
    await mkdir(join(target.dataDir, 'media', 'ab'), { recursive: true });
    await writeFile(join(target.dataDir, 'media', 'ab', 'image'), 'existing');
    expect(await runCli(target, ['restore', file])).toMatchObject({ code: 3 });
    expect(await storedFiles(target)).toEqual(['image']);
  });

  test('K1 a backup never replaces a file, and a killed backup leaves no file with its name', async () => {
    const api = getApi();
    const { testDatabase } = api;
    const existing = join(testDatabase.dataDir, 'existing.tar');
    await writeFile(existing, 'existing');
    expect(await runCli(testDatabase, ['backup', existing])).toMatchObject({ code: 3 });
    expect(String(await readFile(existing))).toBe('existing');

    const file = join(testDatabase.dataDir, 'killed.tar');
    const killed = await runCliProcess(testDatabase, ['backup', file], {
      watch: (backup) => backup.kill('SIGKILL'),
    });
    expect(killed.code).toBe(null);
    expect(existsSync(file)).toBe(false);
    expect(await runCli(testDatabase, ['audit'])).toMatchObject({ code: 0 });
    expect(await runCli(testDatabase, ['backup', file])).toMatchObject({ code: 0 });
  });

  test.each([1, 2])(
    'K2 a restore killed after its progress line %i leaves no partial data, and the next restore completes',
    async (line) => {
      const api = getApi();
      const file = join(api.testDatabase.dataDir, `kill-${line}.tar`);
      await runCli(api.testDatabase, ['backup', file]);
      const target = await newTestDatabase(createTestDatabase);
      let lines = 0;
      await runCliProcess(target, ['restore', file], {
        watch: (restore) => {
          lines += 1;
          if (lines === line) restore.kill('SIGKILL');
        },
      });
      const again = await runCli(target, ['restore', file]);
      // After a kill behind the last step the data is complete, and the second restore does not replace it.
      expect([0, 3]).toContain(again.code);
      expect(await readShop(target)).toEqual(await readShop(api.testDatabase));
      expect(await storedFiles(target)).toEqual(await storedFiles(api.testDatabase));
    },
  );

  test('K2 files of a restore that was killed before its rows were committed are removed', async () => {
    const api = getApi();
    const file = join(api.testDatabase.dataDir, 'left.tar');
    await runCli(api.testDatabase, ['backup', file]);
    const target = await newTestDatabase(createTestDatabase);
    await mkdir(join(target.dataDir, 'restoring'));
    await mkdir(join(target.dataDir, 'media'));
    await copyFile(file, join(target.dataDir, 'media', 'half'));
    expect(await runCli(target, ['restore', file])).toMatchObject({ code: 0 });
    expect(await storedFiles(target)).toEqual(await storedFiles(api.testDatabase));
    expect(existsSync(join(target.dataDir, 'restoring'))).toBe(false);
  });
});

describe.skipIf(inject('postgres') === '')('between the two databases', () => {
  const pairs: [string, CreateTestDatabase, CreateTestDatabase][] = [
    ['SQLite into PostgreSQL', createSqliteDatabase, createPostgresDatabase],
    ['PostgreSQL into SQLite', createPostgresDatabase, createSqliteDatabase],
  ];
  describe.each(pairs)('from %s', (_name, makeSource, makeTarget) => {
    const getApi = useTestApi(makeSource);

    test('K2 a backup of one database restores into the other', async () => {
      const api = getApi();
      await fill(api);
      const file = join(api.testDatabase.dataDir, 'shop.tar');
      await runCli(api.testDatabase, ['backup', file]);
      const target = await newTestDatabase(makeTarget);
      expect(await runCli(target, ['restore', file])).toMatchObject({ code: 0 });
      expect(await readShop(target)).toEqual(await readShop(api.testDatabase));
    });
  });
});
