import type { FastifyRequest } from 'fastify';

/** The cookie `lang`, the only cookie that the server reads (I18N-5). */
export function languageCookie(request: FastifyRequest): string | undefined {
  return /(?:^|;)\s*lang=([^;]*)/.exec(request.headers.cookie ?? '')?.[1]?.trim();
}
