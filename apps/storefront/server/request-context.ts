import type { FastifyRequest } from 'fastify';

/** A host name or address with an optional port, as browsers send it. */
const HOST = /^(?:[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?|\[[a-f\d:.]{2,45}\])(?::\d{1,5})?$/i;

/** The cookie `lang`, the only cookie that the server reads (I18N-5). */
export function languageCookie(request: FastifyRequest): string | undefined {
  return /(?:^|;)\s*lang=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]?.trim();
}

/** The origin of a request; undefined when its Host header is malformed. */
export function requestOrigin(request: FastifyRequest): string | undefined {
  const { host = '' } = request.headers;
  return HOST.test(host) ? `${request.protocol}://${host}` : undefined;
}
