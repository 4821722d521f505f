import type { FastifyInstance } from 'fastify';

/**
 * JSON is the only body read outside forms. Calls that read no body (a DELETE whose client sends
 * the content type anyway) may come with an empty one.
 */
export function takeJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isEmpty = body.length === 0 && !request.routeOptions.config.body;
    if (isEmpty) return done(null, undefined);
    return parse(request, body.toString(), done);
  });
}
