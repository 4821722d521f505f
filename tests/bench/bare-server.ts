import Fastify from 'fastify';
import { serverOptions } from '../../apps/api/src/http/server-options.ts';
import { logger } from '../../apps/api/src/log.ts';

/**
 * A bare Fastify with the options of the API server. It fetches the responses of the API server to
 * some paths, then serves the same bytes from memory.
 */
const [apiServer = '', ...paths] = process.argv.slice(2);
const { HOST = '127.0.0.1', PORT = '0' } = process.env;

const app = Fastify(serverOptions({ logger, trustProxy: [] }));
for (const path of paths) {
  const response = await fetch(apiServer + path);
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  const [url = '/'] = path.split('?', 1);
  app.get(url, async (_request, reply) => reply.header('Content-Type', type).send(body));
}
await app.listen({ host: HOST, port: Number(PORT) });
