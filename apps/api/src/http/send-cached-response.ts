import { TOTAL_COUNT_HEADER, type Feature } from '@shop/contract/features';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../cache/cached-response.ts';

/**
 * Sends a cached response: 304 when the client has it, brotli when the client accepts it and the
 * compressed body is ready, otherwise uncompressed. A list has its row count before paging in a header
 * (feature `paging`).
 */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { features, response }: { features: ReadonlySet<Feature>; response: CachedResponse<unknown> },
): FastifyReply {
  const { body, tag, total } = response;
  addVary(reply, 'Accept-Encoding');
  if (total !== undefined && features.has('paging')) {
    reply.header(TOTAL_COUNT_HEADER, String(total));
  }
  const tags = { plain: `"${tag}"`, compressed: `"${tag}-br"` };
  const matching = findMatchingTag(request.headers['if-none-match'], tags);
  if (matching !== undefined) return reply.code(304).header('etag', matching).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const compressed = acceptsBrotli(request.headers['accept-encoding'])
    ? response.compressed()
    : undefined;
  if (!compressed) return reply.header('etag', tags.plain).send(body);
  return reply.header('content-encoding', 'br').header('etag', tags.compressed).send(compressed);
}

/**
 * Returns the ETag of the response that If-None-Match contains. A proxy that compressed the response may
 * have made it weak.
 */
function findMatchingTag(
  header: string | undefined,
  tags: { plain: string; compressed: string },
): string | undefined {
  if (header === undefined) return undefined;
  const given = new Set(header.split(',').map((each) => each.trim().replace(/^W\//, '')));
  if (given.has(tags.plain) || given.has('*')) return tags.plain;
  return given.has(tags.compressed) ? tags.compressed : undefined;
}

function acceptsBrotli(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  const given = [header].flat().join(',').toLowerCase();
  return given.split(',').some((each) => {
    const [coding, ...parameters] = each.split(';').map((part) => part.trim());
    return coding === 'br' && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
}

/** Adds a request header to the response's Vary header. */
export function addVary(reply: FastifyReply, header: string): void {
  reply.header('Vary', [reply.getHeader('Vary') ?? [], header].flat().join(', '));
}
