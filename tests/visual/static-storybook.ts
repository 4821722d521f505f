import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A served Storybook: its address, and how to end it. */
export type ServedStorybook = { url: string; close: () => Promise<void> };

/** Serves a built Storybook's folder, with faces that are waited for, on a port of the system's choice, to this machine alone. */
export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  const server = createServer((request, response) => {
    void send(folder, request.url ?? '/', response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function send(folder: string, address: string, response: ServerResponse): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname));
  const file = await readFile(join(folder, path)).catch(() => undefined);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': 'max-age=600',
  });
  response.end(extname(path) === '.css' ? withItsFaces(file.toString()) : file);
}

/** The shop leaves out a face that comes late; a picture is to have it whenever it comes. */
function withItsFaces(sheet: string): string {
  return sheet.replaceAll(/font-display:\s*optional/g, 'font-display: block');
}
