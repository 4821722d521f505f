import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../index.ts';

/** A request as the server received it. */
export type ReceivedRequest = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** The server's reply: an object is sent as JSON, a text unchanged. */
export type Reply = {
  status?: number;
  features?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** `silent`: no reply; `stuck`: the headers only; `refused`: the connection is closed; `cut`: the body ends early. */
  fault?: 'silent' | 'stuck' | 'refused' | 'cut';
};

type ScriptedApiServer = { url: string; received: ReceivedRequest[]; client: ApiClient };

/**
 * Starts a real HTTP server on a free loopback port that replies by a script, and creates a client of it.
 * Both are closed after the test.
 */
export async function startApiServer(
  script: (received: ReceivedRequest, count: number) => Reply | Promise<Reply>,
  options: Partial<ApiClientOptions> = {},
): Promise<ScriptedApiServer> {
  const received: ReceivedRequest[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const next = await readRequest(request);
    received.push(next);
    reply(response, await script(next, received.length));
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return { url, received, client: createApiClient({ baseUrl: url, ...options }) };
}

async function readRequest(request: IncomingMessage): Promise<ReceivedRequest> {
  const { method = '', url = '', headers } = request;
  return { method, path: url, headers, body: await text(request) };
}

function reply(response: ServerResponse, { status = 200, features, headers, body, fault }: Reply) {
  if (fault === 'silent') return;
  if (fault === 'refused') {
    response.destroy();
    return;
  }
  const isText = typeof body === 'string';
  const content = isText ? body : JSON.stringify(body);
  response.writeHead(status, {
    ...(body !== undefined && { 'Content-Type': isText ? 'text/html' : 'application/json' }),
    ...(features !== undefined && { 'Shop-Features': features }),
    ...(fault && { 'Content-Length': '100000' }),
    ...headers,
  });
  if (!fault) {
    response.end(content);
    return;
  }
  response.write(content ?? '[', () => {
    if (fault === 'cut') response.destroy();
  });
}
