import { createHash } from 'node:crypto';

/** An answer's bytes, made once and sent as often as they are asked for; `Value` is what they spell. */
export type Prepared<Value> = {
  /** JSON, UTF-8. */
  readonly body: Buffer;
  /** Other bytes, or another count, have another tag; without quotes. */
  readonly tag: string;
  /** How many rows a list has before paging. */
  readonly total: number | undefined;
  /** The body in brotli, once somebody has asked for it and it could be made; see `squeeze.ts`. */
  readonly squeezed: () => Buffer | undefined;
  /** Never there: it only keeps one kind of answer from being taken for another. */
  readonly value?: Value;
};

/** Makes a body's brotli when it can; answers it when it is there. */
export type Squeeze = (name: string, body: Buffer) => () => Buffer | undefined;

const OPEN = Buffer.from('[');
const CLOSE = Buffer.from(']');
const COMMA = Buffer.from(',');
const TAG_LENGTH = 22;

/**
 * Prepares an entity.
 * @param name whose bytes they are: what changes keeps its name
 */
export function prepare<Value>(name: string, value: Value, squeeze: Squeeze): Prepared<Value> {
  return made(name, Buffer.from(JSON.stringify(value)), undefined, squeeze);
}

/** Puts prepared entities together to a prepared list, without spelling any of them again. */
export function prepareList<Value>(
  name: string,
  rows: readonly Prepared<Value>[],
  total: number,
  squeeze: Squeeze,
): Prepared<Value[]> {
  const parts = rows.flatMap((row, place) => (place === 0 ? [row.body] : [COMMA, row.body]));
  return made(name, Buffer.concat([OPEN, ...parts, CLOSE]), total, squeeze);
}

function made<Value>(
  name: string,
  body: Buffer,
  total: number | undefined,
  squeeze: Squeeze,
): Prepared<Value> {
  let tag: string | undefined;
  return {
    body,
    get tag() {
      tag ??= createHash('sha256')
        .update(body)
        .update(` ${total ?? ''}`)
        .digest('base64url')
        .slice(0, TAG_LENGTH);
      return tag;
    },
    total,
    squeezed: squeeze(name, body),
  };
}

/** Whether what a handler answers is prepared already. */
export function isPrepared(answer: unknown): answer is Prepared<unknown> {
  return typeof answer === 'object' && answer !== null && 'squeezed' in answer;
}
