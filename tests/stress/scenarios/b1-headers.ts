import { endpoints, type Endpoint } from '@shop/contract/endpoints';
import { connect } from 'node:net';
import { SECURITY_HEADERS } from '../../../apps/api/src/http/headers.ts';
import type { Environment } from '../environment.ts';
import { BOTH, makeChecks, type Outcome, type Scenario } from '../scenario.ts';
import { signOwnerIn } from '../shop-calls.ts';
import { startPair } from '../start-pair.ts';

/** Requests that are not HTTP, or that the server refuses before a handler. */
const BROKEN = [
  'GARBAGE\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'GET /api/products/ HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET /api/products/ HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'GET /api/products/ HTTP/1.1\r\nHost: x\r\nbroken header\r\n\r\n',
  `GET /api/products/ HTTP/1.1\r\nHost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`,
  'POST /api/commands/ HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/commands/ HTTP/1.1\r\nHost: x\r\nAuthorization: a\r\nAuthorization: b\r\nConnection: close\r\nContent-Length: 0\r\n\r\n',
  'GET /api/products/%zz/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
];

/**
 * Each endpoint without a token, with a forged one, and reads with the owner's, other methods and unknown paths, all at
 * once on two processes, then broken HTTP: each response has the security headers (B1).
 */
async function headersOfAll(environment: Environment): Promise<Outcome> {
  const checks = makeChecks();
  const { servers, clients, end } = await startPair(environment);
  const { access } = await signOwnerIn(servers[0].url);
  const owner = { authorization: `Bearer ${access}` };
  const calls = Object.values<Endpoint>(endpoints).flatMap(({ method, path }) => {
    const url = path.replaceAll(/:\w+/g, '1');
    return [
      { method, url, headers: {} },
      { method, url, headers: { authorization: 'Bearer forged' } },
      { method: 'TRACE', url, headers: {} },
      { method: 'OPTIONS', url, headers: {} },
      { method, url: `/unknown${url}`, headers: {} },
      // A write would end the session, or delete what another call reads.
      ...(method === 'GET' ? [{ method, url, headers: owner }] : []),
    ];
  });
  const statuses = new Map<number, number>();
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);
  await Promise.all(
    clients.flatMap((client) =>
      calls.map(async ({ method, url, headers }) => {
        const response = await client.send(method, url, { headers });
        count(response?.status ?? 0);
        const missing = missingIn((name) => response?.headers[name]);
        checks.expect(missing === '', `${method} ${url}: without ${missing}`);
      }),
    ),
  );
  for (const { url } of servers) {
    for (const request of BROKEN) {
      const response = await sendRaw(url, request);
      const [, status = '0'] = /^HTTP\/1\.1 (\d{3}) /.exec(response) ?? [];
      count(Number(status));
      const missing = missingIn((name) => headerOf(response, name));
      const isError = /^[45]/.test(status);
      checks.expect(isError && missing === '', `${request.slice(0, 40)}: ${status}, ${missing}`);
    }
  }
  await end();
  const counts = Array.from(statuses, ([status, number]) => `${number} × ${status}`).toSorted();
  return checks.outcome(
    `${Object.keys(endpoints).length} endpoints without a token, with a forged one, and reads with the owner’s, other methods and unknown paths, all at once, two processes; ${BROKEN.length} broken requests`,
    `each response has the ${Object.keys(SECURITY_HEADERS).length} security headers (${counts.join(', ')})`,
  );
}

/** The security headers that a response does not have, or has another value of. */
function missingIn(valueOf: (name: string) => unknown): string {
  return Object.entries(SECURITY_HEADERS)
    .filter(([name, value]) => valueOf(name) !== value)
    .map(([name]) => name)
    .join(', ');
}

function headerOf(response: string, name: string): string | undefined {
  const [, value] = new RegExp(`^${name}: (.*)$`, 'im').exec(response) ?? [];
  return value?.trim();
}

/** Sends text over a connection of its own, and returns what comes until the server closes it. */
async function sendRaw(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let response = '';
  socket.on('data', (data: Buffer) => {
    response += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.write(text);
  // `once` of node:events would reject on the error of a reset connection.
  await new Promise((resolve) => {
    socket.once('close', resolve);
  });
  return response;
}

export const headersScenario: Scenario = {
  ids: ['B1'],
  name: 'headers',
  on: BOTH,
  run: headersOfAll,
};
