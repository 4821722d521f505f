import { formatMoney } from '@shop/contract/money';

/** A list's query parameters: amounts in millimes, lists, flags and texts. */
export type ListQuery = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Writes query parameters as the contract's lists take them: `min_price` and `max_price` from
 * millimes to two-decimal text, several values with commas; what is empty is left out.
 */
export function searchParams(query: ListQuery): Record<string, string> {
  const written = Object.entries(query).map(([name, value]) => [name, write(name, value)] as const);
  return Object.fromEntries(written.filter(([, text]) => text !== ''));
}

function write(name: string, value: ListQuery[string]): string {
  if (value === undefined) return '';
  const isAmount = name === 'min_price' || name === 'max_price';
  return typeof value === 'number' && isAmount ? formatMoney(value) : String(value);
}
