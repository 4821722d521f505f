import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '../http/send-cached-response.ts';
import { ShopError } from '../errors.ts';
import type { RenditionRequest, ServedFile } from '../media/media.ts';
import { openImage } from '../services/images.ts';
import type { AppContext } from '../services/app-context.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Used while a better rendition is still to be encoded, so that the browser revalidates soon. */
const SHORT_LIVED = 'public, max-age=20';
const WIDTH = /^[1-9]\d{0,4}$/;

/**
 * `GET /media/<hash>.<ext>`: returns the master. With `?w=720` (feature `image-widths`) it returns the
 * file that fits that width and the formats that the browser accepts.
 */
export function mediaRoutes(app: FastifyInstance, context: AppContext): void {
  app.route<{ Params: { name: string } }>({
    method: 'GET',
    url: '/media/:name',
    config: { access: 'public' },
    schema: { hide: true },
    handler: async (request, reply) => {
      const requested = context.features.has('image-widths')
        ? parseRequestedRendition(request)
        : undefined;
      const file = await openImage(context.media, `/media/${request.params.name}`, requested);
      if (requested) addVary(reply, 'Accept');
      return send(reply, file, request.headers['if-none-match']);
    },
  });
}

function parseRequestedRendition(request: FastifyRequest): RenditionRequest | undefined {
  const { query } = request;
  if (typeof query !== 'object' || query === null || !('w' in query)) return undefined;
  const { w } = query;
  if (typeof w !== 'string' || !WIDTH.test(w)) {
    throw new ShopError('invalid', { fields: { w: 'not_an_integer' } });
  }
  return { width: Number(w), accept: request.headers.accept ?? '' };
}

function send(
  reply: FastifyReply,
  { name, exact, bytes, stream, contentType }: ServedFile,
  ifNoneMatch: string | undefined,
) {
  const tag = `"${name}"`;
  void reply.headers({ ETag: tag, 'Cache-Control': exact ? IMMUTABLE : SHORT_LIVED });
  if (ifNoneMatch?.split(/\s*,\s*/).includes(tag)) {
    stream.destroy();
    return reply.code(304).send();
  }
  return reply.headers({ 'Content-Type': contentType, 'Content-Length': bytes }).send(stream);
}
