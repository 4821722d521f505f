import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { staffWithPasswordSchema } from '@shop/contract/schemas';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/each-database.ts';
import { call, logIn } from '../testing/requests.ts';
import { useTestApi } from '../testing/test-api.ts';

const CHUNK = Buffer.alloc(64 * 1024, 'x');
const UPLOAD_BYTES = 500 * 1024 * 1024;
/** Bytes that the operating systems of both ends may hold. */
const SOCKET_BUFFERS = 8 * 1024 * 1024;

/** Sends a head and then as many bytes as the server takes. */
async function flood(port: number, head: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  let text = '';
  let answeredAt = Infinity;
  socket.on('error', () => {});
  socket.on('data', (data: Buffer) => {
    text += data.toString();
    answeredAt = Math.min(answeredAt, performance.now());
  });
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
  return {
    status: text.slice(9, 12),
    isClosed,
    ms: performance.now() - answeredAt,
    bytes: socket.bytesWritten,
  };
}

eachDatabase((createTestDatabase) => {
  const getApi = useTestApi(createTestDatabase);

  const portOf = async () => {
    const { server } = getApi().app;
    if (!server.listening) await getApi().app.listen({ host: '127.0.0.1', port: 0 });
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
      Array.from({ length: 20 }, async () => flood(await portOf(), head())),
    );
    for (const { status: given, isClosed, ms, bytes } of uploads) {
      expect([given, isClosed]).toEqual([status, true]);
      expect(ms).toBeLessThan(2_000);
      expect(bytes).toBeLessThan(SOCKET_BUFFERS);
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
    const { status, isClosed, bytes } = await flood(await portOf(), head);
    expect([status, isClosed]).toEqual(['403', true]);
    expect(bytes).toBeLessThan(SOCKET_BUFFERS);
  });

  test('Z2 the form of a session that has ended is not read', async () => {
    const { access, refresh } = await logIn(getApi());
    await call(getApi(), 'POST', '/accounts/logout/', { body: { refresh } });
    const head = upload('/api/products/', 'POST', undefined, 100 * 1024 * 1024);
    const { status, isClosed, bytes } = await flood(
      await portOf(),
      `${head}\r\nAuthorization: Bearer ${access}`,
    );
    expect([status, isClosed]).toEqual(['401', true]);
    expect(bytes).toBeLessThan(SOCKET_BUFFERS);
  });

  test.each([
    ['two Host headers', 'Host: x\r\nHost: y'],
    ['two Authorization headers', 'Host: x\r\nAuthorization: Bearer a\r\nAuthorization: Bearer b'],
    ['two Idempotency-Key headers', 'Host: x\r\nIdempotency-Key: a\r\nIdempotency-Key: b'],
    ['a header __proto__', 'Host: x\r\n__proto__: a'],
  ])('a request with %s is 400', async (_name, headers) => {
    const socket = connect(await portOf(), '127.0.0.1');
    socket.write(`GET /api/products/ HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`);
    const [data]: Buffer[] = await once(socket, 'data');
    expect(String(data)).toMatch(/^HTTP\/1\.1 400 /);
    socket.destroy();
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
