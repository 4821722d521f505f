import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fillTemplate, type RuntimeConfig } from './page-template.ts';
import { securityHeaders } from './security-headers.ts';

const BROTLI_QUALITY = 6;
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** An HTML page with the headers that differ from those of every other response. */
export type Page = { html: string | Buffer; headers: Record<string, string> };

export type StaticServerOptions = {
  /** The folder of the built app. */
  folder: string;
  config: RuntimeConfig;
  /** Renders the page of a request, which depends on its cookies; undefined: `index.html` is sent. */
  renderPage?: (request: FastifyRequest) => Promise<Page | undefined>;
  /** Files of the folder that the caller's own routes serve. */
  ignoredFiles?: readonly string[];
};

/**
 * Serves a built app: its files as they are at the start (precompressed where a `.br` is beside one),
 * `/assets/` immutable for a year, and the page for every other path (SPA fallback). Only a missing file
 * of `/assets/` is a 404, because only the app has the list of its routes. Rejects when `folder` holds no built app.
 */
export async function createStaticServer(options: StaticServerOptions): Promise<FastifyInstance> {
  const { folder, config, renderPage, ignoredFiles = [] } = options;
  const assets = join(folder, 'assets/');
  const headers = securityHeaders(config);
  const index = fillTemplate(await readFile(join(folder, 'index.html'), 'utf8'), config);

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    if (request.raw.url?.startsWith('/assets/') === true) {
      reply.code(404).header('cache-control', 'no-store').type('text/plain');
      return reply.send('No such file.\n');
    }
    const page = await renderPage?.(request);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (renderPage !== undefined) reply.header('vary', 'Cookie');
    return reply.headers(page?.headers ?? {}).send(page?.html ?? index);
  }

  const server = Fastify({
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => void sendPage(request, reply.headers(headers)),
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);
  });
  await server.register(etag, { weak: true });
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  server.get('/*', (request, reply) => sendPage(request, reply));
  server.setNotFoundHandler((_request, reply) =>
    reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Read only.\n'),
  );
  await server.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br', ...ignoredFiles],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache'),
  });
  return server;
}
