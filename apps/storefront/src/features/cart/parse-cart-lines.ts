import { LIMITS } from '@shop/contract/constants';
import { formatHundredths, parseMoney } from '@shop/contract/money';
import type { ProductColor } from '@shop/contract/schemas';
import { isSameLine, type CartLine } from './cart-line.ts';

type Fields = ReadonlyMap<string, unknown>;

function fieldsOf(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function text(fields: Fields, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** An amount with two decimals. Carts of earlier versions have the results of floating-point arithmetic. */
function money(fields: Fields, name: string): string {
  const amount = text(fields, name);
  const hundredths = amount === '' ? NaN : Math.round(Number(amount) * 100);
  return Number.isSafeInteger(hundredths) ? formatHundredths(hundredths) : amount;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isCount(value: unknown, min: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min;
}

function readColor(value: unknown): ProductColor {
  const fields = fieldsOf(value);
  const sizes = list(fields.get('sizes')).flatMap((each) => {
    const size = fieldsOf(each);
    const quantity = size.get('quantity');
    return isCount(quantity, 0) ? [{ size: text(size, 'size'), quantity }] : [];
  });
  return { color_name: text(fields, 'color_name'), sizes };
}

function readLine(value: unknown): CartLine | undefined {
  const fields = fieldsOf(value);
  const quantity = Number(text(fields, 'quantity'));
  const line = {
    _id: text(fields, '_id'),
    productName: text(fields, 'productName'),
    des: text(fields, 'des'),
    quantity: isCount(quantity, 1) ? Math.min(quantity, LIMITS.lineQuantity) : 0,
    image: text(fields, 'image'),
    images: list(fields.get('images')).filter((each) => typeof each === 'string'),
    badge: text(fields, 'badge'),
    price: money(fields, 'price'),
    discounted_price: money(fields, 'discounted_price') || money(fields, 'price'),
    colors: list(fields.get('colors')).map(readColor),
    color: text(fields, 'color'),
    size: text(fields, 'size'),
    gender: text(fields, 'gender'),
    season: text(fields, 'season'),
  };
  const isComplete = line._id && line.color && line.size && line.quantity > 0;
  const millimes = parseMoney(line.discounted_price) ?? -1;
  const isPriced = millimes >= 0 && millimes <= LIMITS.priceMillimes;
  return isComplete && isPriced ? line : undefined;
}

/**
 * Parses stored cart lines, which may be any value (F3). Incomplete lines are omitted, so that every price
 * and quantity of a total is valid. Of two lines with the same variant, the second is omitted.
 */
export function readLines(stored: unknown): CartLine[] {
  return list(stored)
    .slice(0, LIMITS.orderLines)
    .flatMap((value) => readLine(value) ?? [])
    .filter((line, index, all) => all.findIndex((each) => isSameLine(each, line)) === index);
}
