import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import staticFiles from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { fillPage, keepPreloadsOf, type PageFacts } from './page.ts';
import { securityHeaders } from './security-headers.ts';

const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Whoever makes the HTML for a path; rejections answer 500. */
type PageMaker = (path: string) => Promise<string>;

/**
 * Serves a built app as a host would: its files as they are on disk when it starts (brotli where a
 * `.br` stands beside one), `/assets/` immutable for a year, and the page for every other path,
 * however it is spelled. Only a missing `/assets/` file is a 404: the app itself knows its routes.
 * Rejects when `folder` holds no built app.
 */
export async function buildServer(folder: string, facts: PageFacts): Promise<FastifyInstance> {
  const page = fillPage(await readFile(join(folder, 'index.html'), 'utf8'), facts);
  const makePage: PageMaker = async (path) => keepPreloadsOf(path, page);
  const headers = securityHeaders(facts);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerPath(makePage, request, reply.headers(headers));

  const server = Fastify({
    logger: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => void answer(request, reply),
  });
  server.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  server.setErrorHandler<FastifyError>((error, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply.code(status).type('text/plain; charset=utf-8').send(`${STATUS_CODES[status]}\n`);
  });
  server.setNotFoundHandler(answer);
  await server.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '**/*.br'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) =>
      void reply.header('cache-control', cachingOf(path.slice(folder.length))),
  });
  return server;
}

function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

async function answerPath(makePage: PageMaker, request: FastifyRequest, reply: FastifyReply) {
  const path = request.raw.url?.split('?', 1)[0] ?? '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Read only.\n');
  }
  if (path.startsWith('/assets/')) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('No such file.\n');
  }
  return sendPage(await makePage(path), request, reply);
}

async function sendPage(html: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  reply.headers({ etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply.type('text/html; charset=utf-8');
  if (negotiate(request.headers['accept-encoding'] ?? '', ['br']) === null) return reply.send(html);
  return reply.header('content-encoding', 'br').send(await compress(html, QUICK));
}
