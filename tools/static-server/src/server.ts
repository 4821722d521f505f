import { readFile } from 'node:fs/promises';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import etag from '@fastify/etag';
import staticFiles from '@fastify/static';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientErrorResponse } from './client-error-response.ts';
import { readInlineSources } from './inline-sources.ts';
import { fillTemplate, type RuntimeConfig } from './page-template.ts';
import { ASSET_POLICY, securityHeaders, transportHeaders } from './security-headers.ts';
import { addUnreadBodyClose, hasBody } from './unread-body.ts';

/**
 * A client that sends or reads nothing for this long, or is slower with the headers or the whole request, is
 * disconnected within 30 s; in milliseconds. Node counts the silence twice for a client that reads a part of a response
 * and then stops.
 */
const SILENCE_MS = 13_000;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 20_000;
const CHECK_INTERVAL_MS = 5_000;
/** Time for a client to read the response to a broken request, in milliseconds. */
const CLOSE_AFTER_MS = 500;
/** More connections at once are refused. */
const MAX_CONNECTIONS = 4_096;
const BROTLI_QUALITY = 6;
/** The path of `index.html` as it is, unrendered, on every host: the service worker's page without a connection. */
export const APP_PAGE = '/app.html';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Sends a 404, which no cache may keep: the file may come with the next deploy. */
function sendMissing(reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store').type('text/plain');
  return reply.send('No such file.\n');
}

/** The page of a request, where it differs from `index.html` with the headers of every response. */
export type Page = {
  /** Without it, `index.html` is sent. */
  html?: string | Buffer;
  headers?: Record<string, string>;
  /** The default is 200. */
  status?: number;
};

export type StaticServerOptions = {
  /** The folder of the built app. */
  folder: string;
  config: RuntimeConfig;
  /** Renders the page of a request, which depends on its cookies; undefined: `index.html` is sent. */
  renderPage?: (request: FastifyRequest) => Promise<Page | undefined>;
  /** Addresses of proxies whose X-Forwarded-Proto shows whether a request came by TLS. */
  trustProxy?: readonly string[];
  /** Files of the folder that the caller's own routes serve. */
  ignoredFiles?: readonly string[];
};

/**
 * Serves a built app: its files as they are at the start (precompressed where a `.br` is beside one), `/assets/`
 * immutable for a year, and the page for every other path (SPA fallback), rendered except at `APP_PAGE`. Only a
 * missing file of `/assets/` is a 404, because only the app has the list of its routes. Rejects when `folder` holds
 * no built app.
 */
export async function createStaticServer(options: StaticServerOptions): Promise<FastifyInstance> {
  const { folder, config, renderPage, trustProxy = [], ignoredFiles = [] } = options;
  const assets = join(folder, 'assets/');
  const headers = securityHeaders(config, await readInlineSources(folder));
  const index = fillTemplate(await readFile(join(folder, 'index.html'), 'utf8'), config);

  function sendPage(reply: FastifyReply, page?: Page): FastifyReply {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (renderPage !== undefined) reply.header('vary', 'Cookie');
    return reply
      .code(page?.status ?? 200)
      .headers(page?.headers ?? {})
      .send(page?.html ?? index);
  }

  /** Requests of an absolute URL that has no path, such as `http://`. */
  const withoutPath = new WeakSet<IncomingMessage>();
  const server: FastifyInstance = Fastify({
    forceCloseConnections: 'idle',
    bodyLimit: 1,
    connectionTimeout: SILENCE_MS,
    keepAliveTimeout: SILENCE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_INTERVAL_MS,
      // Checked below: Node's own response has no security headers.
      requireHostHeader: false,
    },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
    // Fastify runs no hooks, which add the headers, for a URL that it refuses: the request is routed again.
    frameworkErrors: (_error, { raw }, reply) => {
      if (raw.url?.startsWith('/') === true) raw.url = raw.url.replaceAll('%', '%25');
      else {
        withoutPath.add(raw);
        raw.url = '/';
      }
      server.routing(raw, reply.raw);
    },
    clientErrorHandler: (error, socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      socket.end(clientErrorResponse(error, socket instanceof TLSSocket));
      // A client may keep its half open, or go on sending.
      setTimeout(() => socket.destroy(), CLOSE_AFTER_MS).unref();
    },
  });
  server.server.maxConnections = MAX_CONNECTIONS;
  // Without a listener, Node responds with 417 and no security headers.
  server.server.on('checkExpectation', (request, response) => server.routing(request, response));
  server.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    if (hasBody(request)) reply.header('connection', 'close');
    reply.headers({ ...headers, ...transportHeaders(request.protocol === 'https') });
    if (isAmbiguous(raw) || withoutPath.has(raw)) {
      throw Object.assign(new Error('The request is not clear'), { statusCode: 400 });
    }
  });
  addUnreadBodyClose(server);
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
  server.get('/*', async (request, reply) => {
    if (request.raw.url?.startsWith('/assets/') === true) return sendMissing(reply);
    return sendPage(reply, await renderPage?.(request));
  });
  server.get(APP_PAGE, (_request, reply) => sendPage(reply));
  server.setNotFoundHandler((request, reply) => {
    // A file that was deleted after the start.
    if (request.method === 'GET' || request.method === 'HEAD') return sendMissing(reply);
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Read only.\n');
  });
  await server.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br', ...ignoredFiles],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isAsset = path.startsWith(assets);
      reply.header('cache-control', isAsset ? IMMUTABLE : 'no-cache');
      if (isAsset) reply.header('content-security-policy', ASSET_POLICY);
    },
  });
  return server;
}

/** Whether a request has no Host header or two, or a header that is a property of every object. */
function isAmbiguous({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const names = rawHeaders
    .filter((_text, index) => index % 2 === 0)
    .map((name) => name.toLowerCase());
  const hosts = names.filter((name) => name === 'host').length;
  return hosts > 1 || (hosts === 0 && httpVersion === '1.1') || names.includes('__proto__');
}
