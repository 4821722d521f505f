import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { staffWithPasswordSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { call, logIn } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const UPLOAD_BYTES = 500 * 1024 * 1024;
/**
 * What is read after the response: a buffer of 64 KB that is not quite full, and one chunk of the connection of 64
 * KB. In most cases it is a half of one chunk. Without the rule it is everything.
 */
const MAX_READ_ON = 128 * 1024;
/** A connection closes within this time after the response, in milliseconds. */
const CLOSED_AFTER_MS = 1_000;

/**
 * Sends a head and then as many bytes as the server takes, and counts those that the server reads after its response.
 */
async function flood(server: Server, port: number, head: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  let accepted: Socket | undefined;
  let readBefore = 0;
  let isLate = false;
  const observe = (request: IncomingMessage, response: ServerResponse) => {
    if (request.socket.remotePort !== socket.localPort) return;
    accepted = request.socket;
    response.once('finish', () => {
      readBefore = request.socket.bytesRead;
      // A timer of the same process: a busy machine delays both.
      const timer = setTimeout(() => (isLate = true), CLOSED_AFTER_MS);
      request.socket.once('close', () => clearTimeout(timer));
    });
  };
  server.setMaxListeners(0).prependListener('request', observe);
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (data: Buffer) => (text += data.toString()));
  socket.write(`${head}\r\n\r\n`);
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  for (let sent = 0; sent < UPLOAD_BYTES && !socket.closed; sent += CHUNK.length) {
    if (!socket.write(CHUNK))
      await Promise.race([once(socket, 'drain').catch(() => {}), closed, sleep(5_000)]);
  }
  await Promise.race([closed, sleep(5_000)]);
  const isClosed = socket.closed;
  socket.destroy();
  server.off('request', observe);
  const readOn = (accepted?.bytesRead ?? Infinity) - readBefore;
  return { status: text.slice(9, 12), isClosed: isClosed && !isLate, readOn };
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);
  const getLimitedApi = useTestApi(createTestDatabase, { rateLimit: true });

  const portOf = async ({ app } = getApi()) => {
    const { server } = app;
    if (!server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
    const address = server.address();
    return typeof address === 'object' && address ? address.port : 0;
  };
  const upload = (
    path: string,
    method = 'POST',
    type = 'multipart/form-data; boundary=b',
    bytes = UPLOAD_BYTES,
  ) => `${method} ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}`;

  test.each([
    ['401', () => upload('/api/products/')],
    ['404', () => upload('/api/nothing/')],
    ['405', () => upload('/api/products/', 'PATCH')],
    ['413', () => upload('/api/commands/', 'POST', 'application/json')],
    ['415', () => upload('/api/commands/')],
    ['413', () => `${upload('/api/products/')}\r\nAuthorization: Bearer ${getApi().token}`],
  ])('Z2 after %s no body is read on, and the connection is closed', async (status, head) => {
    const uploads = await Promise.all(
      Array.from({ length: 20 }, async () => flood(getApi().app.server, await portOf(), head())),
    );
    for (const { status: given, isClosed, readOn } of uploads) {
      expect([given, isClosed]).toEqual([status, true]);
      expect(readOn).toBeLessThanOrEqual(MAX_READ_ON);
    }
  });

  test('Z2 after 403 no body is read on, and the connection is closed', async () => {
    const { token } = getApi();
    const created = await call(getApi(), 'POST', '/accounts/staff/', {
      token,
      body: { username: 'Salma' },
    });
    const { password } = staffWithPasswordSchema.parse(created.json());
    // A generated password allows nothing but to change it.
    const { access } = await logIn(getApi(), { username: 'Salma', password });
    const head = `${upload('/api/products/')}\r\nAuthorization: Bearer ${access}`;
    const { status, isClosed, readOn } = await flood(getApi().app.server, await portOf(), head);
    expect([status, isClosed]).toEqual(['403', true]);
    expect(readOn).toBeLessThanOrEqual(MAX_READ_ON);
  });

  test('Z2 the form of a session that has ended is not read', async () => {
    const { access, refresh } = await logIn(getApi());
    await call(getApi(), 'POST', '/accounts/logout/', { body: { refresh } });
    const head = upload('/api/products/', 'POST', undefined, 100 * 1024 * 1024);
    const { status, isClosed, readOn } = await flood(
      getApi().app.server,
      await portOf(),
      `${head}\r\nAuthorization: Bearer ${access}`,
    );
    expect([status, isClosed]).toEqual(['401', true]);
    expect(readOn).toBeLessThanOrEqual(MAX_READ_ON);
  });

  test('Z2 the body of an address above its limit is read if it has at most 128 KB, a larger one is not', async () => {
    const api = getLimitedApi();
    const question = {
      client_name: 'Amira',
      email: 'a@b.tn',
      query_type: 'information',
      message: 'm',
    };
    const send = () => call(api, 'POST', '/api/queries/', { body: question });
    const statuses = [];
    for (let sent = 0; sent < 61; sent += 1) statuses.push((await send()).statusCode);
    expect(statuses.at(-1)).toBe(429);
    // The limit counts requests that are valid, so it is known when the body has arrived.
    const padded = `${JSON.stringify(question)}${' '.repeat(100 * 1024)}`;
    expect((await call(api, 'POST', '/api/queries/', { body: padded })).statusCode).toBe(429);
    const head = upload('/api/queries/', 'POST', 'application/json');
    const { status, isClosed, readOn } = await flood(api.app.server, await portOf(api), head);
    // Its size is refused before its address is counted.
    expect([status, isClosed]).toEqual(['413', true]);
    expect(readOn).toBeLessThanOrEqual(MAX_READ_ON);
  });

  test.each([
    ['two Host headers', 'Host: x\r\nHost: y'],
    ['two Authorization headers', 'Host: x\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b'],
    ['two Idempotency-Key headers', 'Host: x\r\nIdempotency-Key: a\r\nIdempotency-Key: b'],
    ['a header __proto__', 'Host: x\r\n__proto__: a'],
  ])('a request with %s is 400, also a preflight request', async (_name, headers) => {
    for (const method of ['GET', 'OPTIONS']) {
      const socket = connect(await portOf(), '127.0.0.1');
      const lines = `${method} /api/products/ HTTP/1.1\r\n${headers}\r\nConnection: close\r\n`;
      socket.write(`${lines}\r\n`);
      const [data]: Buffer[] = await once(socket, 'data');
      expect(String(data), method).toMatch(/^HTTP\/1\.1 400 .*referrer-policy: no-referrer/is);
      socket.destroy();
    }
  });

  test('a refused request with a small body keeps its connection', async () => {
    const socket = connect(await portOf(), '127.0.0.1');
    const request = 'POST /api/products/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
    for (let sent = 0; sent < 2; sent += 1) {
      socket.write(request);
      const [data]: Buffer[] = await once(socket, 'data');
      expect(String(data)).toMatch(/^HTTP\/1\.1 401 /);
      await sleep(700);
    }
    expect(socket.closed).toBe(false);
    socket.destroy();
  });

  test('a refused request whose small body does not arrive is closed', async () => {
    const socket = connect(await portOf(), '127.0.0.1');
    socket.write('POST /api/products/ HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n');
    await once(socket, 'data');
    await once(socket, 'close');
  });
});
