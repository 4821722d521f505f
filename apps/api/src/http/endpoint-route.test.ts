import { FEATURES } from '@shop/contract/features';
import Fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShopError } from '../errors.ts';
import { createSqliteDatabase } from '../testing/each-database.ts';
import { useTestApi } from '../testing/test-api.ts';
import { addErrorHandlers } from './error-handler.ts';
import { listRoutes } from './route-list.ts';
import { addEndpoint } from './endpoint-route.ts';
import { addJsonParser } from './json-parser.ts';

/** Resolves with the response after its body was received. */
async function receive(clientRequest: ClientRequest): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  clientRequest.on('response', resolve).on('error', reject);
  const response = await promise;
  response.resume();
  await once(response, 'end');
  return response;
}

const getApi = useTestApi(createSqliteDatabase);
const app = Fastify().setSerializerCompiler(serializerCompiler);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let url = '';

beforeEach(async () => {
  const { context } = getApi();
  listRoutes(app);
  addJsonParser(app);
  addErrorHandlers(app, new Set(FEATURES));
  const shedLoad = () => Promise.reject(new ShopError('unavailable', { retryAfter: 2 }));
  const handler = () => Promise.reject(new Error('The order was read'));
  addEndpoint(app, context, 'createOrder', handler, { shedLoad });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  agent.destroy();
  await app.close();
});

test('V4 an overloaded server responds before the body is sent, and the connection stays usable', async () => {
  const body = JSON.stringify({ client_name: 'Amira' });
  const headers = { 'content-type': 'application/json', 'content-length': body.length };
  const order = request(`${url}/api/commands/`, { agent, method: 'POST', headers });
  order.flushHeaders();
  const rejection = await receive(order);
  expect([rejection.statusCode, rejection.headers['retry-after']]).toEqual([503, '2']);
  const { socket } = order;
  order.end(body);
  const next = request(`${url}/api/nowhere/`, { agent });
  next.end();
  expect((await receive(next)).statusCode).toBe(404);
  expect(next.socket).toBe(socket);
});
