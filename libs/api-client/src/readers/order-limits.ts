import type { OrderLimits } from '@shop/contract/schemas';
import { readFields, readNullable, readWhole } from './fields.ts';

/** Reads the limits of an order. A missing limit is null: there is none. @throws InvalidResponseError */
export function readOrderLimits(value: unknown): OrderLimits {
  const fields = readFields(value, 'limits');
  return {
    line_pieces: readNullable(fields, 'line_pieces', readWhole),
    order_pieces: readNullable(fields, 'order_pieces', readWhole),
  };
}
