import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import Fastify, { type FastifyInstance } from 'fastify';
import { handleClientError } from './error-handler.ts';
import { addConnectionLimits } from './stalled-connections.ts';

/** In place of 20 seconds, in milliseconds. */
const SILENCE_MS = 200;
/** More than any machine needs to close a connection that was silent. */
const DEADLINE_MS = 10_000;

let app: FastifyInstance;
let clients: Socket[];

beforeEach(async () => {
  app = Fastify({
    clientErrorHandler: handleClientError,
    http: { headersTimeout: SILENCE_MS, connectionsCheckingInterval: SILENCE_MS },
  });
  addConnectionLimits(app);
  app.server.setTimeout(SILENCE_MS);
  app.server.keepAliveTimeout = SILENCE_MS;
  app.get('/', () => 'here');
  app.get('/slow', () => sleep(5 * SILENCE_MS, 'here'));
  app.get('/large', () => Buffer.alloc(64 * 1024 * 1024, 'x'));
  clients = [];
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  for (const client of clients) client.destroy();
  await app.close();
});

/** Connects and sends a text. What the server sends is read, unless `isReading` is false. */
async function send(text: string, isReading = true) {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen.');
  // Node ends a connection when the server does; this client keeps its half open.
  const client = connect({ port: address.port, host: '127.0.0.1', allowHalfOpen: true });
  clients.push(client);
  client.on('error', () => {});
  let received = '';
  if (isReading) client.on('data', (data) => (received += data.toString()));
  else client.pause();
  await once(client, 'connect');
  client.write(text);
  return { client, received: () => received };
}

async function connectionCount(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  return promise;
}

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

test.each([
  ['sends nothing', '', true],
  ['sends a part of the headers', 'GET / HTTP/1.1\r\nHost:', true],
  ['sends a part of a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab', true],
  ['sends no further request', GET('/'), true],
  ['reads nothing of a response', GET('/large'), false],
])('V3 the connection of a client that %s is closed', async (_case, text, isReading) => {
  await send(text, isReading);
  await expect.poll(connectionCount, { timeout: DEADLINE_MS }).toBe(0);
});

test('V3 the limits of the API server disconnect a silent client, also one that stops reading, within 30 s', async () => {
  const real = Fastify();
  addConnectionLimits(real);
  const { timeout, keepAliveTimeout } = real.server;
  // Node counts the silence twice for a client that reads a part of a response, and a loaded machine is up to 2 s late.
  expect(2 * timeout + 3_000).toBeLessThan(30_000);
  expect(keepAliveTimeout).toBeLessThanOrEqual(timeout);
  await real.close();
});

test('V3 a connection above the limit of the API server is closed, and the others are served', async () => {
  const real = Fastify();
  addConnectionLimits(real);
  expect(real.server.maxConnections).toBe(8_192);
  real.server.maxConnections = 2;
  real.get('/', () => 'here');
  const { port } = new URL(await real.listen({ host: '127.0.0.1', port: 0 }));
  const open = () => {
    const client = connect(Number(port), '127.0.0.1');
    clients.push(client);
    return client.on('error', () => {}).setEncoding('utf8');
  };
  const [first, second, third] = [open(), open(), open()];
  third.resume();
  await Promise.all([once(first, 'connect'), once(second, 'connect'), once(third, 'close')]);
  first.write(GET('/'));
  const [response]: unknown[] = await once(first, 'data');
  expect(response).toMatch(/200 OK[^]*here$/);
  for (const client of clients) client.destroy();
  await real.close();
});

test('V3 the connection of a client that sends its headers a letter at a time is closed', async () => {
  const { client } = await send('GET / HTTP/1.1\r\nX: ');
  const dripping = setInterval(() => client.write('a'), SILENCE_MS / 4);
  await expect.poll(connectionCount, { timeout: DEADLINE_MS }).toBe(0);
  clearInterval(dripping);
});

test('a request that is processed for longer than a connection may be silent gets its response', async () => {
  const { received } = await send(GET('/slow'));
  await expect.poll(received, { timeout: DEADLINE_MS }).toMatch(/200 OK[^]*here$/);
});
