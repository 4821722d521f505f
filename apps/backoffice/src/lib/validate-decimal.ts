import type { FieldCode } from '@shop/contract/error-codes';
import { formatHundredths, parseHundredths } from '@shop/contract/money';
import type { Language } from '@shop/i18n';
import { readTypedDecimal, type DecimalUnit } from './typed-decimal.ts';

/** A decimal as typed in the contract's format, with two decimals; an invalid text stays as it is. */
export function normalizeDecimal(typed: string, unit: DecimalUnit): string {
  const text = readTypedDecimal(typed, unit);
  const hundredths = parseHundredths(text);
  return hundredths === undefined ? text : formatHundredths(hundredths);
}

/** A decimal as typed in the format of its field; an invalid or empty text stays as it is. */
export function reformatDecimalInput(typed: string, unit: DecimalUnit, language: Language): string {
  const isValid = parseHundredths(readTypedDecimal(typed, unit)) !== undefined;
  return isValid ? formatDecimalInput(normalizeDecimal(typed, unit), language) : typed;
}

/** The contract's decimal as typed in a language: with a comma in French. */
export function formatDecimalInput(text: string, language: Language): string {
  return language === 'fr' ? text.replace('.', ',') : text;
}

/**
 * Validates a decimal as typed; returns the API's error code.
 * @param max the maximum, in hundredths
 */
export function decimalError(typed: string, unit: DecimalUnit, max: number): FieldCode | undefined {
  const text = readTypedDecimal(typed, unit);
  const hundredths = parseHundredths(text);
  if (text === '') return 'required';
  if (hundredths === undefined) {
    return /^-?\d+\.\d{3,}$/.test(text) ? 'too_many_decimals' : 'not_a_number';
  }
  if (hundredths < 0) return 'too_small';
  return hundredths > max ? 'too_big' : undefined;
}

/** Validates a quantity as typed: a whole number from 0 to `max`. */
export function quantityError(typed: string, max: number): FieldCode | undefined {
  const text = typed.trim();
  if (text === '') return 'required';
  if (/^-\d+$/.test(text)) return 'too_small';
  if (!/^\d+$/.test(text)) return /^\d*[.,]\d+$/.test(text) ? 'not_an_integer' : 'not_a_number';
  return Number(text) > max ? 'too_big' : undefined;
}
