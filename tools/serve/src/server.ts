import { STATUS_CODES } from 'node:http';
import staticFiles from '@fastify/static';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serveSearchEngines, serveTakeOver, serveWebManifest } from './machine-files.ts';
import type { PageFacts } from './page.ts';
import { plainPages, renderedPages, type PageSource, type Rendering } from './page-source.ts';
import { sendText } from './prepared-text.ts';
import { securityHeaders } from './security-headers.ts';
import { pathOf } from './visitor.ts';

/**
 * Serves a built app as a host would: its files as they are on disk when it starts (brotli where a
 * `.br` stands beside one), `/assets/` immutable for a year, and the page for every other path,
 * however it is spelled. Only a missing `/assets/` file is a 404: the app itself knows its routes.
 * Rejects when `folder` holds no built app.
 * @param rendering with it, pages carry their first view, and search engines find the catalogue
 */
export async function buildServer(
  folder: string,
  facts: PageFacts,
  rendering?: Rendering,
): Promise<FastifyInstance> {
  const makePage = rendering
    ? await renderedPages(folder, facts, rendering)
    : await plainPages(folder, facts);
  const vary = rendering ? ['Cookie'] : [];
  const headers = securityHeaders(facts);
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    answerPath(makePage, vary, request, reply.headers(headers));

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
  const made = ['manifest.webmanifest', ...(rendering ? ['robots.txt'] : [])];
  await serveWebManifest(server, folder, facts.brand);
  if (rendering) {
    await serveTakeOver(server);
    serveSearchEngines(server, rendering);
  }
  await server.register(staticFiles, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: ['index.html', '.vite/**', '**/*.br', ...made],
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

async function answerPath(
  makePage: PageSource,
  vary: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Read only.\n');
  }
  if (pathOf(request).startsWith('/assets/')) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send('No such file.\n');
  }
  return sendText(await makePage(request), request, reply, vary);
}
