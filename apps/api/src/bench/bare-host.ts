import Fastify from 'fastify';
import { serverOptions } from '../http/server-options.ts';
import { logger } from '../log.ts';

/**
 * A bare Fastify with the host's own options: it fetches what a host answers to some paths, then
 * answers the same bytes from memory, with nothing else in the way.
 */
const [host = '', ...paths] = process.argv.slice(2);
const { HOST = '127.0.0.1', PORT = '0' } = process.env;

const app = Fastify(serverOptions({ logger, trustProxy: [] }));
for (const path of paths) {
  const answer = await fetch(host + path);
  const type = answer.headers.get('content-type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  const [url = '/'] = path.split('?', 1);
  app.get(url, async (_request, reply) => reply.header('Content-Type', type).send(body));
}
await app.listen({ host: HOST, port: Number(PORT) });
