import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import {
  eachDatabase,
  makePostgresPlace,
  makeSqlitePlace,
  type MakePlace,
  type Place,
} from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf } from '../testing/goods.ts';
import { makeHost, useHost, type RunningHost } from '../testing/host.ts';
import { keptFiles } from '../testing/kept-files.ts';
import { listOrders, order } from '../testing/orders.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';

const places: Place[] = [];
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function newPlace(makePlace: MakePlace): Promise<Place> {
  const place = await makePlace();
  places.push(place);
  return place;
}

/** What the owner sees of a place: orders, products, messages. */
async function seen(place: Place) {
  const host = await makeHost(place);
  try {
    const { access: token } = await signIn(host);
    const orders = await listOrders(host, token);
    const products: unknown = (await call(host, 'GET', '/api/products/')).json();
    const messages: unknown = (await call(host, 'GET', '/api/queries/list/', { token })).json();
    return { orders, products, messages };
  } finally {
    await host.close();
  }
}

/** Fills a shop: a product with pictures, an order, a message. */
async function fill(host: RunningHost) {
  const pictures = [await makePicture(1), await makePicture(2)];
  const product = await addProduct(host, host.token, { colors: stock() }, pictures);
  await order(host, orderOf(product.product_Id));
  const message = {
    client_name: 'Nour',
    email: 'nour@exemple.tn',
    query_type: 'information',
    message: "Bonjour, l'écharpe existe-t-elle en « écru » ? 🧣",
    command_id: null,
  };
  await call(host, 'POST', '/api/queries/', { body: message });
  return product;
}

function stock(): string {
  return JSON.stringify([{ color_name: '#17457F', sizes: [{ size: 'M', quantity: 100_000 }] }]);
}

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('K1 a backup while orders come in restores to a shop that passes audit, with every order answered before', async () => {
    const host = running();
    const product = await fill(host);
    const doomed = await addProduct(host, host.token, {}, [await makePicture(3)]);
    const before = await listOrders(host, host.token);
    const file = join(host.place.dataDir, 'shop.tar');
    const backedUp = new AbortController();
    let number = 0;
    const shoppers = Array.from({ length: 4 }, async () => {
      while (!backedUp.signal.aborted) {
        number += 1;
        const placed = await order(host, orderOf(product.product_Id, { street: `rue ${number}` }));
        expect(placed.statusCode).toBe(201);
      }
    });
    const deleted = call(host, 'DELETE', `/api/products/${doomed.product_Id}/`, {
      token: host.token,
    });
    const backup = await runProcess(host.place, ['backup', file]);
    backedUp.abort();
    await Promise.all(shoppers);
    expect((await deleted).statusCode).toBe(204);
    expect(backup).toMatchObject({ code: 0 });

    const target = await newPlace(makePlace);
    const restored = await runProcess(target, ['restore', file]);
    expect(restored).toMatchObject({ code: 0 });
    expect(restored.out).toContain('Everything agrees.');
    const after = await listOrders(host, host.token);
    const { orders, messages } = await seen(target);
    expect(orders).toEqual(expect.arrayContaining(before));
    expect(after).toEqual(expect.arrayContaining(orders));
    expect(after.length).toBeGreaterThan(before.length);
    expect(messages).toHaveLength(1);
    expect(await runCommand(host.place, ['audit'])).toMatchObject({ code: 0 });
  });

  test('K2 a backup restores whole: what the owner sees, pictures, and numbers never given twice', async () => {
    const host = running();
    const gone = await addProduct(host, host.token);
    await call(host, 'DELETE', `/api/products/${gone.product_Id}/`, { token: host.token });
    const file = join(host.place.dataDir, 'whole.tar');
    await runCommand(host.place, ['backup', file]);
    const target = await newPlace(makePlace);
    expect(await runCommand(target, ['restore', file])).toMatchObject({ code: 0 });
    expect(await seen(target)).toEqual(await seen(host.place));
    expect(await keptFiles(target)).toEqual(await keptFiles(host.place));

    const restored = await makeHost(target);
    const { access } = await signIn(restored);
    const next = await addProduct(restored, access);
    await restored.close();
    expect(Number(next.product_Id)).toBeGreaterThan(Number(gone.product_Id));
  });

  test('K2 a backup holds neither sessions nor the signing key', async () => {
    const host = running();
    const file = join(host.place.dataDir, 'keys.tar');
    await runCommand(host.place, ['backup', file]);
    const secret = new TextDecoder().decode(host.shop.secret);
    const text = (await readFile(file)).toString('latin1');
    expect(text).toContain('rows/accounts/');
    expect(text).not.toContain(secret);
    expect(text).not.toMatch(/rows\/(?:sessions|refresh_tokens)/);
  });

  test('K2 a torn and a changed file are refused, and leave nothing behind', async () => {
    const host = running();
    const { dataDir } = host.place;
    const file = join(dataDir, 'good.tar');
    await runCommand(host.place, ['backup', file]);
    const good = await readFile(file);
    const changed = Buffer.from(good);
    const at = changed.indexOf('Écharpe');
    expect(at).toBeGreaterThan(0);
    changed.write('E', at);
    const torn = good.subarray(0, Math.floor(good.length / 2));
    const target = await newPlace(makePlace);
    for (const [name, bytes] of Object.entries({ torn, changed })) {
      const broken = join(dataDir, `${name}.tar`);
      await writeFile(broken, bytes);
      const refused = await runCommand(target, ['restore', broken]);
      expect({ name, ...refused }).toMatchObject({ name, code: 4, out: '' });
      expect(refused.err).toContain(broken);
    }
    expect(await readdir(target.dataDir)).toEqual([]);
    expect(await runCommand(target, ['audit'])).toMatchObject({ code: 3 });
    expect(await runCommand(target, ['restore', file])).toMatchObject({ code: 0 });
  });

  test('K2 a place with a shop or with pictures in it is refused, and stays as it was', async () => {
    const host = running();
    const file = join(host.place.dataDir, 'again.tar');
    await runCommand(host.place, ['backup', file]);
    const before = await listOrders(host, host.token);
    expect(await runCommand(host.place, ['restore', file])).toMatchObject({ code: 3 });
    expect(await listOrders(host, host.token)).toEqual(before);

    const target = await newPlace(makePlace);
    await mkdir(join(target.dataDir, 'media', 'ab'), { recursive: true });
    await writeFile(join(target.dataDir, 'media', 'ab', 'picture'), 'mine');
    expect(await runCommand(target, ['restore', file])).toMatchObject({ code: 3 });
    expect(await keptFiles(target)).toEqual(['picture']);
  });

  test('K1 a backup never replaces a file, and a killed one leaves none of its name', async () => {
    const host = running();
    const { place } = host;
    const taken = join(place.dataDir, 'taken.tar');
    await writeFile(taken, 'mine');
    expect(await runCommand(place, ['backup', taken])).toMatchObject({ code: 3 });
    expect(String(await readFile(taken))).toBe('mine');

    const file = join(place.dataDir, 'killed.tar');
    const killed = await runProcess(place, ['backup', file], {
      watch: (backup) => backup.kill('SIGKILL'),
    });
    expect(killed.code).toBe(null);
    expect(existsSync(file)).toBe(false);
    expect(await runCommand(place, ['audit'])).toMatchObject({ code: 0 });
    expect(await runCommand(place, ['backup', file])).toMatchObject({ code: 0 });
  });

  test.each([1, 2])(
    'K2 a restore killed after its progress line %i leaves no half of a shop, and the next one is whole',
    async (line) => {
      const host = running();
      const file = join(host.place.dataDir, `kill-${line}.tar`);
      await runCommand(host.place, ['backup', file]);
      const target = await newPlace(makePlace);
      let heard = 0;
      await runProcess(target, ['restore', file], {
        watch: (restore) => {
          heard += 1;
          if (heard === line) restore.kill('SIGKILL');
        },
      });
      const again = await runCommand(target, ['restore', file]);
      // Where the kill came after the last step, there is a whole shop, which the second one refuses.
      expect([0, 3]).toContain(again.code);
      expect(await seen(target)).toEqual(await seen(host.place));
      expect(await keptFiles(target)).toEqual(await keptFiles(host.place));
    },
  );

  test('K2 what a restore left that was killed just before its rows were there is cleared', async () => {
    const host = running();
    const file = join(host.place.dataDir, 'left.tar');
    await runCommand(host.place, ['backup', file]);
    const target = await newPlace(makePlace);
    await mkdir(join(target.dataDir, 'restoring'));
    await mkdir(join(target.dataDir, 'media'));
    await copyFile(file, join(target.dataDir, 'media', 'half'));
    expect(await runCommand(target, ['restore', file])).toMatchObject({ code: 0 });
    expect(await keptFiles(target)).toEqual(await keptFiles(host.place));
    expect(existsSync(join(target.dataDir, 'restoring'))).toBe(false);
  });
});

describe.skipIf(inject('postgres') === '')('between the two databases', () => {
  const pairs: [string, MakePlace, MakePlace][] = [
    ['SQLite into PostgreSQL', makeSqlitePlace, makePostgresPlace],
    ['PostgreSQL into SQLite', makePostgresPlace, makeSqlitePlace],
  ];
  describe.each(pairs)('from %s', (_name, makeSource, makeTarget) => {
    const running = useHost(makeSource);

    test('K2 a backup of one database restores into the other', async () => {
      const host = running();
      await fill(host);
      const file = join(host.place.dataDir, 'shop.tar');
      await runCommand(host.place, ['backup', file]);
      const target = await newPlace(makeTarget);
      expect(await runCommand(target, ['restore', file])).toMatchObject({ code: 0 });
      expect(await seen(target)).toEqual(await seen(host.place));
    });
  });
});
