import { FEATURES } from '@shop/contract/features';
import Fastify from 'fastify';
import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { makeSqlitePlace } from '../testing/each-database.ts';
import { useHost } from '../testing/host.ts';
import { answerFailures } from './answer-failures.ts';
import { listRoutes } from './route-list.ts';
import { route } from './route.ts';
import { takeJson } from './take-json.ts';

/** The answer, read to its end. */
async function heard(asked: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  asked.on('response', resolve).on('error', reject);
  const answer = await promise;
  answer.resume();
  await once(answer, 'end');
  return answer;
}

const running = useHost(makeSqlitePlace);
const app = Fastify();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let url = '';

beforeEach(async () => {
  const { shop } = running();
  listRoutes(app);
  takeJson(app);
  answerFailures(app, new Set(FEATURES));
  const turnAway = () => Promise.reject(new Refusal('unavailable', { retryAfter: 2 }));
  const handler = () => Promise.reject(new Error('The order was read'));
  route(app, shop, 'createOrder', handler, { turnAway });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

test('V4 whoever is turned away hears it before the body is sent, over a connection that serves on', async () => {
  const body = JSON.stringify({ client_name: 'Amira' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const order = request(`${url}/api/commands/`, { agent, method: 'POST', headers });
  order.flushHeaders();
  const refusal = await heard(order);
  expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '2']);
  const { socket } = order;
  order.end(body);
  const next = request(`${url}/api/nowhere/`, { agent });
  next.end();
  expect((await heard(next)).statusCode).toBe(404);
  expect(next.socket).toBe(socket);
});
