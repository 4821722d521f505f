import { createHash } from 'node:crypto';
import { toOwnBuffer } from './own-buffer.ts';

/** The serialized body of a response, made once and sent for every request; `Value` is its content. */
export type CachedResponse<Value> = {
  /** JSON, UTF-8. */
  readonly body: Buffer;
  /** The ETag without quotes: it changes with the bytes or the total. */
  readonly tag: string;
  /** The number of rows before pagination, for lists. */
  readonly total: number | undefined;
  /** The brotli body when it is ready; the first call starts the compression (`compress.ts`). */
  readonly compressed: () => Buffer | undefined;
  /** Different for each response, so that a list need not keep its rows alive to compare them. */
  readonly serial: number;
  /** Never set: it only distinguishes the types of responses with different values. */
  readonly value?: Value;
};

/** Returns a function that starts the compression of a body and returns the result when it is ready. */
export type Compressor = (name: string, body: Buffer) => () => Buffer | undefined;

const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');
const COMMA = Buffer.from(',');
const TAG_LENGTH = 22;
/** The estimated bytes of the objects of a cached response. */
const ENTRY_BYTES = 700;

/**
 * Serializes a value.
 * @param name identifies the response: later versions of it have the same name
 */
export function toCachedResponse<Value>(
  name: string,
  value: Value,
  compressor: Compressor,
): CachedResponse<Value> {
  return makeResponse(name, Buffer.from(JSON.stringify(value)), undefined, compressor);
}

/** Concatenates the bodies of cached rows to a cached list, without serializing them again. */
export function toCachedList<Value>(
  name: string,
  rows: readonly CachedResponse<Value>[],
  total: number,
  compressor: Compressor,
): CachedResponse<Value[]> {
  const chunks = rows.flatMap((row, index) => (index === 0 ? [row.body] : [COMMA, row.body]));
  return makeResponse(name, Buffer.concat([OPEN, ...chunks, CLOSE]), total, compressor);
}

let made = 0;

function makeResponse<Value>(
  name: string,
  bytes: Buffer,
  total: number | undefined,
  compressor: Compressor,
): CachedResponse<Value> {
  const body = toOwnBuffer(bytes);
  let tag: string | undefined;
  made += 1;
  return {
    body,
    serial: made,
    get tag() {
      tag ??= createHash('sha256')
        .update(body)
        .update(` ${total ?? ''}`)
        .digest('base64url')
        .slice(0, TAG_LENGTH);
      return tag;
    },
    total,
    compressed: compressor(name, body),
  };
}

/**
 * The bytes that a cached response keeps alive: its body, the compressed body, which is not larger, its key and the
 * objects around them.
 */
export function bytesOf({ body }: CachedResponse<unknown>, key: string): number {
  return 2 * body.length + 2 * key.length + ENTRY_BYTES;
}

/** Whether a handler returned a cached response. */
export function isCachedResponse(result: unknown): result is CachedResponse<unknown> {
  return typeof result === 'object' && result !== null && 'compressed' in result;
}
