import type { FastifyInstance } from 'fastify';

/**
 * Accepts only JSON bodies, except for forms. Some clients send the JSON content type with a DELETE
 * request: a route that reads no body accepts an empty one.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const isEmpty = body.length === 0 && !request.routeOptions.config.body;
    if (isEmpty) return done(null, undefined);
    return parse(request, body.toString(), done);
  });
}
