import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startLoopbackServer, type LoopbackServer } from './loopback-server.ts';

const PIECE = 300;
const PAUSE_MS = 10;

/**
 * Puts a line in front of a server that brings a page's body a few hundred characters at a time, as an
 * unsteady connection does, and everything else at once.
 */
export function startSlowLine(to: string): Promise<LoopbackServer> {
  return startLoopbackServer((request, response) => {
    bring(new URL(request.url ?? '/', to), request.headers.cookie ?? '', response).catch(() =>
      response.destroy(),
    );
  });
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
