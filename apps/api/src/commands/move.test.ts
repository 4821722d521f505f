import { describe, expect, inject, test } from 'vitest';
import { call, signIn } from '../testing/calls.ts';
import { makePostgresPlace, makeSqlitePlace, type Place } from '../testing/each-database.ts';
import { addProduct, makePicture, orderOf } from '../testing/goods.ts';
import { makeHost, useHost } from '../testing/host.ts';
import { listOrders, order } from '../testing/orders.ts';
import { runCommand, runProcess } from '../testing/run-command.ts';

describe.skipIf(inject('postgres') === '')('on PostgreSQL', () => {
  const running = useHost(makeSqlitePlace);

  test('host.md a shop on SQLite moves into PostgreSQL: counts, money and stock agree, and it goes on', async () => {
    const host = running();
    const product = await addProduct(host, host.token, {}, [await makePicture()]);
    const gone = await addProduct(host, host.token);
    await call(host, 'DELETE', `/api/products/${gone.product_Id}/`, { token: host.token });
    await order(host, orderOf(product.product_Id, { quantity: 2 }));
    const before = await listOrders(host, host.token);

    const target = await makePostgresPlace();
    const place: Place = { ...host.place, url: target.url };
    try {
      const moved = await runProcess(place, ['move']);
      expect(moved).toMatchObject({ code: 0, err: expect.stringContaining('Rows: 1 of orders') });
      expect(moved.out).toContain('both databases add up alike');
      expect(moved.out).toContain('1 order of 1 line for 135.84 TND');
      expect(await runCommand(place, ['audit'])).toMatchObject({ code: 0 });
      expect(await runCommand(place, ['move'])).toMatchObject({ code: 3 });

      const next = await makeHost(place);
      const { access } = await signIn(next);
      expect(await listOrders(next, access)).toEqual(before);
      const placed = await order(next, orderOf(product.product_Id, { city: 'Tozeur' }));
      expect(placed.statusCode).toBe(201);
      const added = await addProduct(next, access);
      expect(Number(added.product_Id)).toBeGreaterThan(Number(gone.product_Id));
      await next.close();
      expect(await runCommand(place, ['audit'])).toMatchObject({ code: 0 });
      expect(await listOrders(host, host.token)).toEqual(before);
    } finally {
      await target.remove();
    }
  });

  test('host.md a move without a database to move into is refused', async () => {
    expect(await runCommand(running().place, ['move'])).toMatchObject({ code: 2 });
  });
});
