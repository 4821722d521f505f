/** `DT`, `TND`, the dinar's Arabic abbreviation, or `%`, as people write it beside a number. */
const UNIT = String.raw`(?:tnd|dt|d|dinars?|د\.?\s?ت\.?|%)`;
const BEFORE = new RegExp(`^${UNIT}\\s*`, 'iu');
const AFTER = new RegExp(`\\s*${UNIT}$`, 'iu');
/** `49 DT 900`: dinars and millimes. */
const DINARS_AND_MILLIMES = /^(\d+)\s*(?:dt|d|dinars?)\s*(\d{3})$/iu;
/** Thousands in groups of three, all with the same separator: `1 234 567`, `1.234.567`, `1’234`. */
const GROUPED = /^\d{1,3}(?:([\s'’.,])\d{3})(?:\1\d{3})*$/u;

/**
 * Reads a decimal as people type it: `49,9 DT`, `1 234,50`, `1.234,50`, `1,234.50`, `49 DT 900`. With one
 * comma or point it is the decimal separator, because prices have millimes: `49,900` is 49.9.
 * @returns the number with a point and without spaces and unit; the trimmed text if it is no number
 */
export function readTypedDecimal(typed: string): string {
  const text = typed.trim();
  const millimes = DINARS_AND_MILLIMES.exec(text);
  if (millimes) return `${millimes[1]}.${millimes[2]}`;
  const number = text.replace(BEFORE, '').replace(AFTER, '').replace(/−/gu, '-');
  const [, sign = '', unsigned = ''] = /^(-?)\s*(.*)$/su.exec(number) ?? [];
  const last = Math.max(unsigned.lastIndexOf(','), unsigned.lastIndexOf('.'));
  if (last === -1) return isGrouped(unsigned, /[\s'’]/u) ? sign + digitsOf(unsigned) : number;
  const [whole, decimals] = [unsigned.slice(0, last), unsigned.slice(last + 1)];
  const separator = unsigned[last];
  if (/^\d*$/.test(whole)) return `${sign}${whole || '0'}.${decimals}`;
  if (isGrouped(whole, /[^\d]/u) && !whole.includes(separator ?? '')) {
    return `${sign}${digitsOf(whole)}.${decimals}`;
  }
  return text;
}

function isGrouped(text: string, separators: RegExp): boolean {
  const separator = GROUPED.exec(text)?.[1];
  return separator !== undefined && separators.test(separator);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}
