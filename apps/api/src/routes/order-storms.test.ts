import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderOf, stockOf } from '../testing/goods.ts';
import { makeHost, useHost } from '../testing/host.ts';
import { order } from '../testing/orders.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('O1 of sixty orders at once for three pieces, on two processes, three pass and nothing is left', async () => {
    const host = running();
    const { token } = host;
    const other = await makeHost(host.place);
    const product = await addProduct(host, token, { colors: colors({ M: 3 }) });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        order(
          number % 2 === 0 ? host : other,
          orderOf(product.product_Id, { client_name: `Cliente ${number}` }),
        ),
      ),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
    expect(statuses.get(201)).toHaveLength(3);
    expect(statuses.get(409)).toHaveLength(57);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 0 });
    await other.close();
  });

  test('O6 thirty repeats of one key at once, on two processes, are one order, one decrement, one answer', async () => {
    const host = running();
    const other = await makeHost(host.place);
    const product = await addProduct(host, host.token);
    const headers = { 'idempotency-key': 'one intent' };
    const body = orderOf(product.product_Id);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        order(number % 2 === 0 ? host : other, body, headers),
      ),
    );
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 4, L: 2 });
    await other.close();
  });

  test('O5 orders of five lines over five variants in any order lose no piece and never fail', async () => {
    const host = running();
    const other = await makeHost(host.place);
    const sizes = ['A', 'B', 'C', 'D', 'E'];
    const stock = Object.fromEntries(sizes.map((size) => [size, 30]));
    const { product_Id: product } = await addProduct(host, host.token, { colors: colors(stock) });
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, number) => {
        const turned = [...sizes.slice(number % 5), ...sizes.slice(0, number % 5)];
        const lines = number % 2 === 0 ? turned : turned.toReversed();
        const body = orderOf(product, {
          city: `Ville ${number}`,
          total_amount: '327.60',
          command_products: lines.map((size) => ({ product, size, color: '#17457F', quantity: 1 })),
        });
        return order(number % 3 === 0 ? host : other, body);
      }),
    );
    const statuses = Map.groupBy(answers, (answer) => answer.statusCode);
    expect([statuses.get(201)?.length, statuses.get(409)?.length]).toEqual([30, 10]);
    expect(Object.values(await stockOf(host, product))).toEqual([0, 0, 0, 0, 0]);
    await other.close();
  });
});
