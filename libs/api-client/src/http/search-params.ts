import { formatMoney } from '@shop/contract/money';

/** A list's query parameters: amounts in millimes, lists, flags and texts. */
export type ListQuery = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

/**
 * Converts query parameters to those of the contract's lists: `min_price` and `max_price` from millimes to
 * two-decimal text, several values separated by commas. Empty values are omitted.
 */
export function searchParams(query: ListQuery): Record<string, string> {
  const entries = Object.entries(query).map(
    ([name, value]) => [name, format(name, value)] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

function format(name: string, value: ListQuery[string]): string {
  if (value === undefined) return '';
  const isAmount = name === 'min_price' || name === 'max_price';
  return typeof value === 'number' && isAmount ? formatMoney(value) : String(value);
}
