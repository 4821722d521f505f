import { TOTAL_COUNT_HEADER, type Feature } from '@shop/contract/features';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Prepared } from '../answers/prepared.ts';
import { addVary } from './add-vary.ts';

/**
 * Sends prepared bytes: 304 to whoever has them, in brotli when the caller takes it and it is made,
 * else as they are. A list says how many rows it has before paging (feature `paging`).
 */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { features, answer }: { features: ReadonlySet<Feature>; answer: Prepared<unknown> },
): FastifyReply {
  const { body, tag, total } = answer;
  addVary(reply, 'Accept-Encoding');
  if (total !== undefined && features.has('paging')) {
    reply.header(TOTAL_COUNT_HEADER, String(total));
  }
  const tags = { plain: `"${tag}"`, squeezed: `"${tag}-br"` };
  const known = knownTag(request.headers['if-none-match'], tags);
  if (known !== undefined) return reply.code(304).header('etag', known).send();
  reply.header('content-type', 'application/json; charset=utf-8');
  const squeezed = takesBrotli(request.headers['accept-encoding']) ? answer.squeezed() : undefined;
  if (!squeezed) return reply.header('etag', tags.plain).send(body);
  return reply.header('content-encoding', 'br').header('etag', tags.squeezed).send(squeezed);
}

/** Which of an answer's tags the caller has; a proxy that squeezed it may have weakened the tag. */
function knownTag(
  header: string | undefined,
  tags: { plain: string; squeezed: string },
): string | undefined {
  if (header === undefined) return undefined;
  const given = new Set(header.split(',').map((each) => each.trim().replace(/^W\//, '')));
  if (given.has(tags.plain) || given.has('*')) return tags.plain;
  return given.has(tags.squeezed) ? tags.squeezed : undefined;
}

function takesBrotli(header: string | string[] | undefined): boolean {
  if (header === undefined) return false;
  const given = [header].flat().join(',').toLowerCase();
  return given.split(',').some((each) => {
    const [coding, ...parameters] = each.split(';').map((part) => part.trim());
    return coding === 'br' && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
  });
}
