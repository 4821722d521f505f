import { expect, test } from 'vitest';
import { call } from '../testing/calls.ts';
import { eachDatabase } from '../testing/each-database.ts';
import { addProduct, colors, orderOf, stockOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('O1 of sixty orders at once for three pieces, three pass and nothing is left', async () => {
    const { token, ...host } = running();
    const product = await addProduct(host, token, { colors: colors({ M: 3 }) });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        call(host, 'POST', '/api/commands/', {
          body: orderOf(product.product_Id, { client_name: `Cliente ${number}` }),
        }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 57 }, () => 409)]);
    expect(await stockOf(host, product.product_Id)).toEqual({ M: 0 });
  });
});
