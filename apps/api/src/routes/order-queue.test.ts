import { expect, test } from 'vitest';
import { eachDatabase, openPlace } from '../testing/each-database.ts';
import { addProduct, colors, orderOf, stockOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { order } from '../testing/orders.ts';

/** More than may be under way and wait together. */
const CROWD = 1_300;

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('V4 orders beyond what may wait are 503 with Retry-After at once and touch nothing; the others are kept', async () => {
    const host = running();
    const { product_Id: product } = await addProduct(host, host.token, {
      colors: colors({ M: CROWD }),
    });
    const holder = await openPlace(host.place);
    // Nobody can be served while another process holds what every order needs.
    const isHeld = Promise.withResolvers<void>();
    const enough = Promise.withResolvers<void>();
    const holding = holder.transact(async (db) => {
      const variants = db.updateTable('variants').set({ position: 0 });
      await variants.where('product_id', '=', Number(product)).execute();
      isHeld.resolve();
      await enough.promise;
    });
    await isHeld.promise;
    let turnedAway = 0;
    const answers = Array.from({ length: CROWD }, async (_, number) => {
      const answer = await order(host, orderOf(product, { client_name: `Cliente ${number}` }));
      if (answer.statusCode === 503) turnedAway += 1;
      if (turnedAway > 0) enough.resolve();
      return answer;
    });
    await holding;
    const all = await Promise.all(answers);
    const taken = all.filter((answer) => answer.statusCode === 201);
    const refused = all.filter((answer) => answer.statusCode === 503);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length + refused.length).toBe(CROWD);
    for (const answer of refused) {
      expect([answer.json().code, answer.headers['retry-after']]).toEqual(['unavailable', '2']);
    }
    expect(await stockOf(host, product)).toEqual({ M: CROWD - taken.length });
    await holder.close();
  });
});
