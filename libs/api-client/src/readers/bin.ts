import { BIN_KINDS, IMAGE_TYPES, ORDER_STATUSES } from '@shop/contract/constants';
import type { BinEntry } from '@shop/contract/schemas';
import {
  findChoice,
  readChoice,
  readDecimal,
  readFields,
  readId,
  readText,
  readTimestamp,
  readWhole,
} from './fields.ts';
import { findImage } from './image.ts';
import { validOrUndefined } from './invalid-response-error.ts';

/** Reads an entry of the bin. @throws InvalidResponseError */
export function readBinEntry(value: unknown, base: URL): BinEntry {
  const fields = readFields(value, 'deleted object');
  const text = validOrUndefined(() => readText(fields, 'text'));
  const amount = validOrUndefined(() => readDecimal(fields, 'amount'));
  const status = findChoice(fields['status'], ORDER_STATUSES);
  const pieces = validOrUndefined(() => readWhole(fields, 'pieces'));
  const image = findImage(fields['image'], base);
  const imageType = findChoice(fields['image_type'], IMAGE_TYPES);
  return {
    id: readId(fields, 'id'),
    kind: readChoice(fields, 'kind', BIN_KINDS),
    object: readText(fields, 'object', ''),
    name: readText(fields, 'name', ''),
    ...(text !== undefined && { text }),
    ...(amount !== undefined && { amount }),
    ...(status && { status }),
    ...(pieces !== undefined && { pieces }),
    ...(image && { image }),
    ...(imageType && { image_type: imageType }),
    deleted_at: readTimestamp(fields, 'deleted_at'),
    deleted_by: readText(fields, 'deleted_by', ''),
    expires_at: readTimestamp(fields, 'expires_at'),
  };
}
