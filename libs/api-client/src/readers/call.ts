import type { Call, CallCounts, NextCall, RecordedOutcome } from '@shop/contract/schemas';
import {
  findTimestamp,
  readFields,
  readFlag,
  readId,
  readList,
  readText,
  readWhole,
  type Fields,
} from './fields.ts';
import { InvalidResponseError } from './invalid-response-error.ts';
import { readOrder } from './order.ts';

/** Reads the number of due and later calls. @throws InvalidResponseError */
export function readCallCounts(value: unknown): CallCounts {
  const fields = readFields(value, 'call counts');
  return {
    due: readWhole(fields, 'due'),
    later: readWhole(fields, 'later'),
    next_at: readTime(fields, 'next_at'),
  };
}

/** Reads the order that a session calls next. @throws InvalidResponseError */
export function readNextCall(value: unknown, base: URL): NextCall {
  const { call = null } = readFields(value, 'next call');
  return { ...readCallCounts(value), call: call === null ? null : readCall(call, base) };
}

/** Reads a recorded call. @throws InvalidResponseError */
export function readRecordedOutcome(value: unknown, base: URL): RecordedOutcome {
  const fields = readFields(value, 'recorded outcome');
  return { attempt: readId(fields, 'attempt'), call: readCall(fields['call'], base) };
}

/**
 * Reads an order with its stock, calls and lease.
 * @param base the API's URL, for the images of its lines
 * @throws InvalidResponseError
 */
export function readCall(value: unknown, base: URL): Call {
  const fields = readFields(value, 'call');
  return {
    order: readOrder(fields['order'], base),
    stock: readList(fields, 'stock').map((stock) =>
      stock === null ? null : readWhole({ stock }, 'stock'),
    ),
    no_answers: readWhole(fields, 'no_answers'),
    max_no_answers: isMissing(fields, 'max_no_answers')
      ? null
      : readWhole(fields, 'max_no_answers'),
    next_call_at: readTime(fields, 'next_call_at'),
    next_try_at: readTime(fields, 'next_try_at'),
    lease: isMissing(fields, 'lease') ? null : readLease(fields['lease']),
  };
}

function readLease(value: unknown): NonNullable<Call['lease']> {
  const fields = readFields(value, 'lease');
  const until = readTime(fields, 'until');
  if (until === null) throw new InvalidResponseError('until is missing');
  return { by: readText(fields, 'by', ''), until, mine: readFlag(fields, 'mine') };
}

function readTime(fields: Fields, name: string): string | null {
  if (isMissing(fields, name)) return null;
  const time = findTimestamp(fields[name]);
  if (time === undefined) throw new InvalidResponseError(`${name} is not a timestamp`);
  return time;
}

function isMissing(fields: Fields, name: string): boolean {
  return (fields[name] ?? null) === null;
}
