import type { Call, CallCounts, NextCall, RecordedOutcome } from '@shop/contract/schemas';
import {
  readFields,
  readFlag,
  readId,
  readList,
  readNullable,
  readText,
  readTimestamp,
  readWhole,
  type Fields,
} from './fields.ts';
import { readOrder } from './order.ts';

/** Reads the number of due and later calls. @throws InvalidResponseError */
export function readCallCounts(value: unknown): CallCounts {
  const fields = readFields(value, 'call counts');
  return {
    due: readWhole(fields, 'due'),
    later: readWhole(fields, 'later'),
    next_at: readNullable(fields, 'next_at', readTimestamp),
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
    max_no_answers: readNullable(fields, 'max_no_answers', readWhole),
    next_call_at: readNullable(fields, 'next_call_at', readTimestamp),
    next_try_at: readNullable(fields, 'next_try_at', readTimestamp),
    lease: readNullable(fields, 'lease', readLease),
  };
}

function readLease(call: Fields, name: string): NonNullable<Call['lease']> {
  const fields = readFields(call[name], name);
  return {
    by: readText(fields, 'by', ''),
    until: readTimestamp(fields, 'until'),
    mine: readFlag(fields, 'mine'),
  };
}
