import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const THOROUGH = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

const squeezed = new WeakSet<PreparedText>();

/** A text as it goes out, made once for all who ask for it. */
export type PreparedText = {
  headers: Readonly<Record<string, string>>;
  etag: string;
  plain: string;
  brotli: Buffer;
};

export const HTML = { 'content-type': 'text/html; charset=utf-8' };

/** Compresses a text and names its content. */
export async function prepareText(
  plain: string,
  headers: Readonly<Record<string, string>>,
): Promise<PreparedText> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { headers, etag: `W/"${hash}"`, plain, brotli: await compress(plain, QUICK) };
}

/**
 * Compresses a text again, as small as it gets, once; until then it goes out as it is. Takes a thread
 * some tenths of a second: for what is asked for again and again.
 */
export async function squeeze(text: PreparedText): Promise<void> {
  if (squeezed.has(text)) return;
  squeezed.add(text);
  text.brotli = await compress(text.plain, THOROUGH);
}

/**
 * Sends a text: nothing when the visitor has it already, and brotli where that is taken.
 * @param vary the request headers, beside Accept-Encoding, that another text might be sent for
 */
export function sendText(
  { headers, etag, plain, brotli }: PreparedText,
  request: FastifyRequest,
  reply: FastifyReply,
  vary: readonly string[] = [],
): FastifyReply {
  const varied = ['Accept-Encoding', ...vary].join(', ');
  reply.headers({ ...headers, etag, 'cache-control': 'no-cache', vary: varied });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const takesBrotli = negotiate(request.headers['accept-encoding'] ?? '', ['br']) !== null;
  if (!takesBrotli) return reply.send(plain);
  return reply.header('content-encoding', 'br').send(brotli);
}
