import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { makeClient } from '../client.ts';
import type { Environment } from '../environment.ts';
import { auditDatabase } from '../ledger-check.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';

const UPLOADS = 20;
const ANNOUNCED_BYTES = 500_000_000;
const MIB = 1024 * 1024;
/** Ten times what the process may read of refused bodies: 128 KB of each connection. */
const MAX_READ_MIB = Math.ceil((UPLOADS * 10 * 128 * 1024) / MIB);
/** The promise is one second; ten times that for a busy machine. */
const MAX_CLOSE_MS = 10_000;
const MAX_GROWTH_MIB = 100;

type UploadEnd = { status: number; closeMs: number };

/** Sends a body of 500 MB as fast as the connection takes it, until the server closes the connection. */
async function upload(url: string, head: readonly string[]): Promise<UploadEnd> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let answer = '';
  let answeredAt: number | undefined;
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const send = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('data', (data: Buffer) => {
    answeredAt ??= performance.now();
    answer += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('drain', send);
  const start = performance.now();
  // `once` would reject on the error of a reset connection.
  const closed = new Promise((resolve) => {
    socket.once('close', resolve);
  });
  socket.write(`${head.join('\r\n')}\r\nContent-Length: ${ANNOUNCED_BYTES}\r\n\r\n`);
  send();
  await closed;
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  return { status: Number(status), closeMs: performance.now() - (answeredAt ?? start) };
}

/** The bytes that a process has read, from files and connections; undefined where the system has no /proc. */
async function bytesRead(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/io`, 'utf8').catch(() => '');
  const [, bytes] = /^rchar: (\d+)$/m.exec(text) ?? [];
  return bytes === undefined ? undefined : Number(bytes);
}

/**
 * Twenty uploads of 500 MB at once, each refused for another reason: the connections are closed, and the bodies are
 * not read (Z2).
 */
export async function largeUploads(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const testDatabase = await environment.createTestDatabase();
  const apiServer = await environment.start(testDatabase);
  const { access } = await signOwnerIn(apiServer.url);
  const form = 'Content-Type: multipart/form-data; boundary=b';
  const token = `Authorization: Bearer ${access}`;
  const kinds: [status: number, head: string[]][] = [
    [401, ['POST /api/products/ HTTP/1.1', 'Host: x', form]],
    [401, ['POST /api/images/ HTTP/1.1', 'Host: x', 'Authorization: Bearer forged', form]],
    [404, ['POST /api/nothing/ HTTP/1.1', 'Host: x', form]],
    [413, ['PUT /api/commands/ HTTP/1.1', 'Host: x', 'Content-Type: application/json']],
    [413, ['POST /api/products/ HTTP/1.1', 'Host: x', token, form]],
    [413, ['POST /api/commands/ HTTP/1.1', 'Host: x', 'Content-Type: application/json']],
    [415, ['POST /api/products/ HTTP/1.1', 'Host: x', token, 'Content-Type: text/plain']],
  ];
  const [readBefore, memoryBefore = 0] = [await bytesRead(apiServer.pid), await apiServer.memory()];
  const ends = await Promise.all(
    Array.from({ length: UPLOADS }, async (_, number) => {
      const [expected, head] = kinds[number % kinds.length] ?? [0, []];
      return { expected, path: head[0], ...(await upload(apiServer.url, head)) };
    }),
  );
  const readAfter = await bytesRead(apiServer.pid);
  const growth = ((await apiServer.memory()) ?? 0) - memoryBefore;
  for (const { expected, path, status, closeMs } of ends) {
    // 0: the connection was reset before the client had read its response, because it never stopped to send.
    checks.expect(status === expected || status === 0, `${path}: ${status}, not ${expected}`);
    checks.expect(closeMs < MAX_CLOSE_MS, `${path}: closed after ${Math.round(closeMs)} ms`);
  }
  checks.expect(
    ends.some(({ status }) => status !== 0),
    'no client got a response',
  );
  const read = Math.round(((readAfter ?? 0) - (readBefore ?? 0)) / MIB);
  checks.expect(read <= MAX_READ_MIB, `${read} MiB of the bodies were read`);
  checks.expect(growth < MAX_GROWTH_MIB, `memory grew by ${growth} MiB`);
  const client = makeClient(apiServer.url);
  const after = await client.send('GET', '/api/products/');
  checks.expect(after?.status === 200, `a read afterwards: ${after?.status}`);
  client.close();
  await apiServer.end();
  const audited = await auditDatabase(testDatabase);
  checks.expect(audited === '', audited);
  const slowest = Math.round(Math.max(...ends.map(({ closeMs }) => closeMs)));
  const answered = ends.filter(({ status }) => status !== 0).length;
  return checks.outcome(
    `${UPLOADS} uploads of 500 MB at once (without a token, to unknown paths and methods, too large, of a wrong type)`,
    `${answered} responses of 4xx were read by clients that never stopped to send, all connections closed ${slowest} ms after them at most; the process read ${read} MiB, memory ${growth >= 0 ? '+' : ''}${growth} MiB`,
  );
}

export const largeUploadsScenario: Scenario = {
  ids: ['Z2'],
  name: 'large uploads',
  on: BOTH,
  run: largeUploads,
};
