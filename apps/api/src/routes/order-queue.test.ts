import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { eachDatabase, openPlace, type Place } from '../testing/each-database.ts';
import { addProduct, colors, orderOf, stockOf } from '../testing/goods.ts';
import { useHost } from '../testing/host.ts';
import { order } from '../testing/orders.ts';

/** While it lasts nobody can be served, as when another process holds what every order needs. */
async function holdOrders(place: Place, product: string) {
  const holder = await openPlace(place);
  const isHeld = Promise.withResolvers<void>();
  const enough = Promise.withResolvers<void>();
  const holding = holder.transact(async (db) => {
    const variants = db.updateTable('variants').set({ position: 0 });
    await variants.where('product_id', '=', Number(product)).execute();
    isHeld.resolve();
    await enough.promise;
  });
  await isHeld.promise;
  return { letGo: () => enough.resolve(), ended: holding.then(() => holder.close()) };
}

/** The answer, read to its end. */
async function heard(asked: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  asked.on('response', resolve).on('error', reject);
  const answer = await promise;
  answer.resume();
  await once(answer, 'end');
  return answer;
}

/** More than may be under way and wait together. */
const CROWD = 1_300;

eachDatabase((makePlace) => {
  const running = useHost(makePlace);

  test('V4 orders beyond what may wait are 503 with Retry-After at once and touch nothing; the others are kept', async () => {
    const host = running();
    const { product_Id: product } = await addProduct(host, host.token, {
      colors: colors({ M: CROWD }),
    });
    const held = await holdOrders(host.place, product);
    let turnedAway = 0;
    const answers = Array.from({ length: CROWD }, async (_, number) => {
      const answer = await order(host, orderOf(product, { client_name: `Cliente ${number}` }));
      if (answer.statusCode === 503) turnedAway += 1;
      if (turnedAway > 0) held.letGo();
      return answer;
    });
    await held.ended;
    const all = await Promise.all(answers);
    const taken = all.filter((answer) => answer.statusCode === 201);
    const refused = all.filter((answer) => answer.statusCode === 503);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length + refused.length).toBe(CROWD);
    for (const answer of refused) {
      expect([answer.json().code, answer.headers['retry-after']]).toEqual(['unavailable', '2']);
    }
    expect(await stockOf(host, product)).toEqual({ M: CROWD - taken.length });
  });

  test('V4 whoever is turned away hears it before the body is sent, over a connection that serves on', async () => {
    const host = running();
    const { product_Id: product } = await addProduct(host, host.token, {
      colors: colors({ M: CROWD }),
    });
    const url = await host.app.listen({ host: '127.0.0.1', port: 0 });
    const held = await holdOrders(host.place, product);
    const turnedAway = Promise.withResolvers<void>();
    const crowd = Array.from({ length: CROWD }, async (_, number) => {
      const answer = await order(host, orderOf(product, { client_name: `Autre ${number}` }));
      if (answer.statusCode === 503) turnedAway.resolve();
    });
    await turnedAway.promise;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const body = JSON.stringify(orderOf(product, { client_name: 'Amira' }));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const late = request(`${url}/api/commands/`, { agent, method: 'POST', headers });
    late.flushHeaders();
    const refusal = await heard(late);
    const { socket } = late;
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '2']);
    late.end(body);
    const next = request(`${url}/api/products/${product}/`, { agent });
    next.end();
    expect((await heard(next)).statusCode).toBe(200);
    expect(next.socket).toBe(socket);
    agent.destroy();
    held.letGo();
    await held.ended;
    await Promise.all(crowd);
  });
});
