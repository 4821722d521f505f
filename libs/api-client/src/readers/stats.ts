import type { Stats } from '@shop/contract/schemas';
import {
  findTimestamp,
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readWhole,
} from './fields.ts';
import { InvalidResponseError } from './invalid-response-error.ts';

/** Reads the owner's statistics (feature `stats`). @throws InvalidResponseError */
export function readStats(value: unknown): Stats {
  const fields = readFields(value, 'stats');
  const madeAt = findTimestamp(fields['made_at']);
  if (madeAt === undefined) throw new InvalidResponseError('made_at is not a timestamp');
  return {
    days: readList(fields, 'days').map(readDay),
    best_sellers: readList(fields, 'best_sellers').map(readBestSeller),
    low_stock: readList(fields, 'low_stock').map(readLowStock),
    to_confirm: readWhole(fields, 'to_confirm'),
    unanswered: readWhole(fields, 'unanswered'),
    made_at: madeAt,
  };
}

function readDay(value: unknown): Stats['days'][number] {
  const fields = readFields(value, 'day');
  return {
    day: readText(fields, 'day'),
    orders: readWhole(fields, 'orders'),
    revenue: readDecimal(fields, 'revenue'),
  };
}

function readBestSeller(value: unknown): Stats['best_sellers'][number] {
  const fields = readFields(value, 'best seller');
  return {
    product: readId(fields, 'product'),
    product_name: readText(fields, 'product_name'),
    quantity: readWhole(fields, 'quantity'),
    revenue: readDecimal(fields, 'revenue'),
  };
}

function readLowStock(value: unknown): Stats['low_stock'][number] {
  const fields = readFields(value, 'variant');
  return {
    product: readId(fields, 'product'),
    product_name: readText(fields, 'product_name'),
    color: readText(fields, 'color'),
    size: readText(fields, 'size'),
    quantity: readWhole(fields, 'quantity'),
  };
}
