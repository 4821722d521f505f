import type { FieldCode } from '@shop/contract/error-codes';
import { parseHundredths } from '@shop/contract/money';
import type { Language } from '@shop/i18n';

/** A decimal as it was typed, comma or point, made the contract's text. */
export function plainDecimal(typed: string): string {
  return typed.trim().replace(',', '.');
}

/** The contract's decimal as it is typed in a language: with a comma in French. */
export function typedDecimal(text: string, language: Language): string {
  return language === 'fr' ? text.replace('.', ',') : text;
}

/**
 * What is wrong with a decimal as it was typed, by the host's own codes.
 * @param most the highest value, in hundredths
 */
export function decimalFault(typed: string, most: number): FieldCode | undefined {
  const text = plainDecimal(typed);
  const hundredths = parseHundredths(text);
  if (text === '') return 'required';
  if (hundredths === undefined) {
    return /^-?\d+\.\d{3,}$/.test(text) ? 'too_many_decimals' : 'not_a_number';
  }
  if (hundredths < 0) return 'too_small';
  return hundredths > most ? 'too_big' : undefined;
}

/** What is wrong with a quantity as it was typed: a whole number from 0 to `most`. */
export function quantityFault(typed: string, most: number): FieldCode | undefined {
  const text = typed.trim();
  if (text === '') return 'required';
  if (/^-\d+$/.test(text)) return 'too_small';
  if (!/^\d+$/.test(text)) return /^\d*[.,]\d+$/.test(text) ? 'not_an_integer' : 'not_a_number';
  return Number(text) > most ? 'too_big' : undefined;
}
