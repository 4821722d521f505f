import {
  COMMAND_NOT_FOUND_TEXT,
  isErrorCode,
  isFieldCode,
  type ErrorCode,
} from '@shop/contract/error-codes';
import { ORDER_LIMITS } from '@shop/contract/constants';
import { parseJson } from '@shop/contract/parse-json';
import type { ExceededLimit, OutOfStockLine } from '@shop/contract/schemas';
import type { ApiErrorDetails } from '../api-error.ts';
import {
  isFields,
  readChoice,
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readWhole,
} from './fields.ts';
import type { Fields } from './fields.ts';
import { readChangedFields, readColor } from './product.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/**
 * Reads the body of an error response. Every property is optional: one that is missing, unknown or invalid
 * is omitted.
 * @param data the response's body, parsed or as text
 */
export function readErrorBody(data: unknown): ApiErrorDetails {
  const body = typeof data === 'string' ? parseJson(data) : data;
  if (!isFields(body)) return {};
  const code = findCode(body);
  const fields = isFields(body['fields']) ? findFieldCodes(body['fields']) : undefined;
  const lines = findAll(body, 'lines', readOutOfStockLine);
  const colors = findAll(body, 'colors', readColor);
  const exceeded = validOrUndefined(() => readLimit(body['exceeded']));
  const changed = validOrUndefined(() => readChangedFields(body['changed']));
  return {
    ...(code && { code }),
    ...(fields && { fields }),
    ...(lines && { lines }),
    ...(colors && { colors }),
    ...(exceeded && { exceeded }),
    ...(changed && { changed }),
    ...findAmount(body, 'total_amount'),
    ...findAmount(body, 'shipping_charge'),
  };
}

/**
 * An API server that implements only section 7 has no codes. The error text that the contract specifies
 * is mapped to its code.
 */
function findCode(body: Fields): ErrorCode | undefined {
  const { code, error } = body;
  if (typeof code === 'string' && isErrorCode(code)) return code;
  return error === COMMAND_NOT_FOUND_TEXT ? 'command_not_found' : undefined;
}

function findFieldCodes(fields: Fields): ApiErrorDetails['fields'] {
  const known = Object.entries(fields).flatMap(([name, code]) =>
    typeof code === 'string' && isFieldCode(code) ? [[name, code] as const] : [],
  );
  return Object.fromEntries(known);
}

function readOutOfStockLine(value: unknown): OutOfStockLine {
  const fields = readFields(value, 'line');
  return {
    product: readId(fields, 'product'),
    color: readText(fields, 'color'),
    size: readText(fields, 'size'),
    requested: readWhole(fields, 'requested'),
    available: readWhole(fields, 'available'),
  };
}

function readLimit(value: unknown): ExceededLimit {
  const fields = readFields(value, 'limit');
  return { of: readChoice(fields, 'of', ORDER_LIMITS), max: readWhole(fields, 'max') };
}

function findAll<T>(body: Fields, name: string, read: (item: unknown) => T): T[] | undefined {
  if ((body[name] ?? undefined) === undefined) return undefined;
  return validOrUndefined(() => readList(body, name).map(read));
}

function findAmount(body: Fields, name: 'total_amount' | 'shipping_charge'): ApiErrorDetails {
  const amount = validOrUndefined(() => readDecimal(body, name));
  return amount === undefined ? {} : { [name]: amount };
}
