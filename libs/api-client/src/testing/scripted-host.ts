import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createApiClient, type ApiClient, type ApiClientOptions } from '../index.ts';

/** What a client asked, as it stood on the wire. */
export type Asked = {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
};

/** What the host answers: a body given as an object goes out as JSON, a text as it is. */
export type Reply = {
  status?: number;
  features?: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** `silent`: no answer at all; `stuck`: the head and no more; `refused`: the connection is cut; `cut`: the body is. */
  fault?: 'silent' | 'stuck' | 'refused' | 'cut';
};

type ScriptedHost = { url: string; asked: Asked[]; client: ApiClient };

/**
 * Starts a real HTTP server on a free loopback port that answers by a script, and a client of it;
 * both end with the test.
 */
export async function startHost(
  script: (asked: Asked, count: number) => Reply | Promise<Reply>,
  options: Partial<ApiClientOptions> = {},
): Promise<ScriptedHost> {
  const asked: Asked[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const one = await take(request);
    asked.push(one);
    reply(response, await script(one, asked.length));
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
  return { url, asked, client: createApiClient({ baseUrl: url, ...options }) };
}

async function take(request: IncomingMessage): Promise<Asked> {
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
