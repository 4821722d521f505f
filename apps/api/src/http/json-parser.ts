import type { FastifyInstance } from 'fastify';
import { ShopError } from '../errors.ts';
import { hasDuplicateKeys } from './duplicate-keys.ts';

/** Rejects bytes that are not UTF-8, and keeps a byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Accepts only JSON bodies, except for forms. Some clients send the JSON content type with a DELETE
 * request: a route that reads no body accepts an empty one.
 */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const isEmpty = body.length === 0 && !request.routeOptions.config.body;
    if (isEmpty) return done(null, undefined);
    const text = decode(body);
    if (text === undefined) return done(new ShopError('unreadable'));
    return parse(request, text, (error, value) => {
      const isAmbiguous = !error && hasDuplicateKeys(text, value);
      done(isAmbiguous ? new ShopError('unreadable') : error, value);
    });
  });
}

/** The text of a body; undefined when it is not UTF-8, or begins with a byte order mark, which is not JSON. */
function decode(body: string | Buffer): string | undefined {
  try {
    const text = typeof body === 'string' ? body : utf8.decode(body);
    return text.startsWith('\uFEFF') ? undefined : text;
  } catch {
    return undefined;
  }
}
