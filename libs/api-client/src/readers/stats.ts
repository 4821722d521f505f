import type { ProductStock, SalesFigures, Stats } from '@shop/contract/schemas';
import {
  readDecimal,
  readFields,
  readId,
  readList,
  readText,
  readTimestamp,
  readWhole,
} from './fields.ts';

/** Reads the owner's statistics (feature `stats`). @throws InvalidResponseError */
export function readStats(value: unknown): Stats {
  const fields = readFields(value, 'stats');
  return {
    days: readList(fields, 'days').map(readDay),
    previous: readSalesFigures(fields['previous'], 'previous'),
    best_sellers: readList(fields, 'best_sellers').map(readBestSeller),
    sold_out: readList(fields, 'sold_out').map(readProductStock),
    low_stock: readList(fields, 'low_stock').map(readProductStock),
    to_do: readToDo(fields['to_do']),
    made_at: readTimestamp(fields, 'made_at'),
  };
}

function readDay(value: unknown): Stats['days'][number] {
  const fields = readFields(value, 'day');
  return { day: readText(fields, 'day'), ...readSalesFigures(value, 'day') };
}

function readSalesFigures(value: unknown, entity: string): SalesFigures {
  const fields = readFields(value, entity);
  return {
    ordered: readSales(fields['ordered']),
    confirmed: readSales(fields['confirmed']),
    delivered: readSales(fields['delivered']),
  };
}

function readSales(value: unknown): SalesFigures['ordered'] {
  const fields = readFields(value, 'sales');
  return { orders: readWhole(fields, 'orders'), amount: readDecimal(fields, 'amount') };
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

function readProductStock(value: unknown): ProductStock {
  const fields = readFields(value, 'product stock');
  return {
    product: readId(fields, 'product'),
    product_name: readText(fields, 'product_name'),
    sold: readWhole(fields, 'sold'),
    variants: readList(fields, 'variants').map(readVariant),
  };
}

function readVariant(value: unknown): ProductStock['variants'][number] {
  const fields = readFields(value, 'variant');
  return {
    color: readText(fields, 'color'),
    size: readText(fields, 'size'),
    quantity: readWhole(fields, 'quantity'),
  };
}

function readToDo(value: unknown): Stats['to_do'] {
  const fields = readFields(value, 'to_do');
  return {
    returns: readWhole(fields, 'returns'),
    questions: readWhole(fields, 'questions'),
    sold_out_products: readWhole(fields, 'sold_out_products'),
    sold_out_variants: readWhole(fields, 'sold_out_variants'),
  };
}
