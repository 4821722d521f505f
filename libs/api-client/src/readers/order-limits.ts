import type { OrderLimits } from '@shop/contract/schemas';
import { readFields, readWhole, type Fields } from './fields.ts';

/** Reads the limits of an order. A missing limit is null: there is none. @throws InvalidResponseError */
export function readOrderLimits(value: unknown): OrderLimits {
  const fields = readFields(value, 'limits');
  return {
    line_pieces: readLimit(fields, 'line_pieces'),
    order_pieces: readLimit(fields, 'order_pieces'),
  };
}

function readLimit(fields: Fields, name: string): number | null {
  return (fields[name] ?? null) === null ? null : readWhole(fields, name);
}
