import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/add-vary.ts';
import { Refusal } from '../refusal.ts';
import type { ServedFile } from '../media/media.ts';
import { openPicture } from '../services/pictures.ts';
import type { Shop } from '../services/shop.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** A better variant is being made: ask again soon. */
const FOR_NOW = 'public, max-age=20';
const WIDTH = /^[1-9]\d{0,4}$/;

/**
 * `GET /media/<hash>.<ext>`: the master, or with `?w=640` (feature `picture-widths`) the file that
 * suits that width and the formats the browser accepts.
 */
export function mediaRoutes(app: FastifyInstance, shop: Shop): void {
  app.route<{ Params: { name: string } }>({
    method: 'GET',
    url: '/media/:name',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const wish = shop.features.has('picture-widths') ? readWish(request) : undefined;
      const file = await openPicture(shop.media, `/media/${request.params.name}`, wish);
      if (wish) addVary(reply, 'Accept');
      return send(reply, file, request.headers['if-none-match']);
    },
  });
}

function readWish(request: FastifyRequest): { width: number; accept: string } | undefined {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('w' in query)) return undefined;
  const { w } = query;
  if (typeof w !== 'string' || !WIDTH.test(w)) {
    throw new Refusal('invalid', { fields: { w: 'not_an_integer' } });
  }
  return { width: Number(w), accept: request.headers.accept ?? '' };
}

function send(
  reply: FastifyReply,
  { name, exact, bytes, stream, contentType }: ServedFile,
  known: string | undefined,
) {
  const tag = `"${name}"`;
  void reply.headers({ ETag: tag, 'Cache-Control': exact ? FOREVER : FOR_NOW });
  if (known?.split(/\s*,\s*/).includes(tag)) {
    stream.destroy();
    return reply.code(304).send();
  }
  return reply.headers({ 'Content-Type': contentType, 'Content-Length': bytes }).send(stream);
}
