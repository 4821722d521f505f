import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A way to a server, at an address of its own. */
export type SlowLine = { url: string; close: () => Promise<void> };

const PIECE = 300;
const PAUSE_MS = 10;

/**
 * Puts a line in front of a server that brings a page's body a few hundred characters at a time, as an
 * unsteady connection does, and everything else at once. Listens on a free loopback port.
 */
export async function startSlowLine(to: string): Promise<SlowLine> {
  const server = createServer((request, response) => {
    bring(new URL(request.url ?? '/', to), request.headers.cookie ?? '', response).catch(() =>
      response.destroy(),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function bring(from: URL, cookie: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(from, { headers: { cookie } });
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  if (!type.startsWith('text/html')) {
    response.end(Buffer.from(await answer.arrayBuffer()));
    return;
  }
  const page = await answer.text();
  let sent = page.indexOf('<body');
  response.write(page.slice(0, sent));
  for (; sent < page.length; sent += PIECE) {
    await pause(PAUSE_MS);
    response.write(page.slice(sent, sent + PIECE));
  }
  response.end();
}
