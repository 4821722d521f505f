import { withAsciiDigits } from '@shop/contract/ascii-digits';

/** What a decimal is: each has its own units beside the number. */
export type DecimalUnit = 'money' | 'percent';

/** `DT`, `TND` and the dinar's Arabic abbreviation, or `%`. */
const UNITS: Record<DecimalUnit, RegExp> = {
  money: beside(String.raw`(?:tnd|dt|d|dinars?|د\.?\s?ت\.?)`),
  percent: beside('%'),
};
/** `49 DT 900`: dinars and millimes. */
const DINARS_AND_MILLIMES = /^(\d+)\s*(?:dt|d|dinars?)\s*(\d{3})$/iu;
/** Thousands in groups of three, all with the same separator: `1 234 567`, `1.234.567`, `1’234`. */
const GROUPED = /^\d{1,3}(?:([\s'’.,])\d{3})(?:\1\d{3})*$/u;

function beside(unit: string): RegExp {
  return new RegExp(`^${unit}\\s*|\\s*${unit}$`, 'giu');
}

/**
 * Reads a decimal as people type it: `49,9 DT`, `1 234,50`, `1.234,50`, `1,234.50`, `49 DT 900`. With one
 * comma or point it is the decimal separator, because prices have millimes: `49,900` is 49.9. Arabic digits and
 * separators are understood: `٤٩٫٩`.
 * @returns the number with a point and without spaces and unit; the trimmed text if it is no number
 */
export function readTypedDecimal(typed: string, unit: DecimalUnit): string {
  const text = withWesternNotation(typed).trim();
  const millimes = unit === 'money' && DINARS_AND_MILLIMES.exec(text);
  if (millimes) return `${millimes[1]}.${millimes[2]}`;
  const number = text.replace(UNITS[unit], '').replace(/−/gu, '-');
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

function withWesternNotation(text: string): string {
  // Copied Arabic amounts contain direction marks.
  return withAsciiDigits(text.replace(/\p{Cf}/gu, ''))
    .replaceAll('٫', '.')
    .replaceAll('٬', '’')
    .replaceAll('،', ',')
    .replaceAll('٪', '%');
}

function isGrouped(text: string, separators: RegExp): boolean {
  const separator = GROUPED.exec(text)?.[1];
  return separator !== undefined && separators.test(separator);
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '');
}
