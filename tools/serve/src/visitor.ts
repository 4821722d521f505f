import type { FastifyRequest } from 'fastify';

/** A host's name or address and port, as browsers send it. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i;

/** The cookie `lang`, the only one ever read here (I18N-5). */
export function languageOf(request: FastifyRequest): string | undefined {
  return /(?:^|;)\s*lang=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]?.trim();
}

/** The origin a request came to; undefined when its Host header is none. */
export function originOf(request: FastifyRequest): string | undefined {
  const { host = '' } = request.headers;
  return HOST.test(host) ? `${request.protocol}://${host}` : undefined;
}

/** The path a request asks for, as it stood on the wire. */
export function pathOf(request: FastifyRequest): string {
  return request.raw.url?.split('?', 1)[0] ?? '/';
}
