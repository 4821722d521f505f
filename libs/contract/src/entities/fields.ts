import { z } from 'zod';
import { LIMITS, MAX_LENGTH } from '../constants.ts';
import { isEmail, isOrderEmail } from '../email.ts';
import type { FieldCode } from '../error-codes.ts';
import { parseHundredths } from '../money.ts';
import {
  isPlainText,
  isVisible,
  withoutDirectionControls,
  type PlainTextOptions,
} from '../plain-text.ts';

/** The message of a validation error is its field code. */
function code(name: FieldCode): string {
  return name;
}

/** PostgreSQL cannot store the character U+0000, and UTF-8 has no half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function anyText() {
  return z.string({
    error: (issue) => code(issue.input === undefined ? 'required' : 'not_text'),
  });
}

/** A required text: trimmed, visible, at most `max` characters, none of them a control character. */
export function requiredText(max: number, options: PlainTextOptions = {}) {
  return required(anyText(), max, options);
}

function required(text: z.ZodString, max: number, options: PlainTextOptions = {}) {
  return text
    .trim()
    .min(1, code('required'))
    .max(max, code('too_long'))
    .refine((value) => isStorable(value) && isPlainText(value, options), code('bad_format'))
    .refine(isVisible, code('required'));
}

/** An optional text: trimmed, may be empty, at most `max` characters, none of them a control character. */
export function freeText(max: number, options: PlainTextOptions = {}) {
  return free(anyText(), max, options);
}

/** An optional text with lines. A multipart form sends a line break as two characters, which count as one. */
export function linesText(max: number) {
  const lines = anyText().overwrite((text) => text.replaceAll('\r\n', '\n'));
  return free(lines, max, { hasLines: true });
}

function free(string: z.ZodString, max: number, options: PlainTextOptions) {
  return string
    .trim()
    .max(max, code('too_long'))
    .refine((text) => isStorable(text) && isPlainText(text, options), code('bad_format'));
}

/** An id in the path of a request, opaque to clients. */
export const pathId = z.string().min(1).max(64).refine(isStorable, code('bad_format'));

/** A text of a query string, not trimmed. */
export function queryText(max: number) {
  return z
    .string(code('not_text'))
    .max(max, code('too_long'))
    .refine(isStorable, code('bad_format'));
}

/** A whole number of a query string: plain digits, never coerced. */
export function queryNumber(min: number, max: number) {
  return z
    .string(code('not_an_integer'))
    .regex(/^\d{1,9}$/, code('not_an_integer'))
    .transform(Number)
    .refine((value) => value >= min, code('too_small'))
    .refine((value) => value <= max, code('too_big'));
}

/** A yes or no of a query string. */
export const flag = z
  .enum(['true', 'false'], code('not_a_choice'))
  .transform((text) => text === 'true');

/** A secret, never trimmed. */
export function secretText(max: number) {
  return z
    .string({ error: code('required') })
    .min(1, code('required'))
    .max(max, code('too_long'))
    .refine(isStorable, code('bad_format'));
}

/** One of a closed list of texts. */
export function choice<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, {
    error: (issue) => code(issue.input === undefined ? 'required' : 'not_a_choice'),
  });
}

/** The e-mail address of an order, by the rule of `<input type="email">` (CMD-1). */
export const orderEmailField = requiredText(MAX_LENGTH.email).refine(
  isOrderEmail,
  code('bad_email'),
);

/** The e-mail address of a message, by a simple pattern (CON-2). */
export const emailField = requiredText(MAX_LENGTH.email).refine(isEmail, code('bad_email'));

/**
 * A phone number as typed. Any text is accepted: the specification only requires the field (CMD-1). A number that is
 * copied from a list of contacts often has direction controls around it; they are left out.
 */
export const phoneField = required(anyText().overwrite(withoutDirectionControls), MAX_LENGTH.phone);

/** An id, opaque to clients: text, or the whole number of another API server. Read as text. */
export const idField = z
  .union([z.string().trim().min(1, code('required')).max(64, code('too_long')), z.int().min(0)], {
    error: (issue) => code(issue.input === undefined ? 'required' : 'bad_format'),
  })
  .transform(String);

function decimal(min: number, max: number) {
  return z
    .union([z.string(), z.number()], {
      error: (issue) => code(issue.input === undefined ? 'required' : 'not_a_number'),
    })
    .transform((value, context) => {
      const text = typeof value === 'string' ? value.trim() : value;
      const hundredths = parseHundredths(text);
      if (hundredths !== undefined && hundredths >= min && hundredths <= max) return hundredths;
      context.addIssue({ code: 'custom', message: decimalError(text, hundredths, min) });
      return z.NEVER;
    });
}

function decimalError(
  value: string | number,
  hundredths: number | undefined,
  min: number,
): FieldCode {
  if (value === '') return 'required';
  if (hundredths !== undefined) return hundredths < min ? 'too_small' : 'too_big';
  const plainDecimal = /^-?\d+\.\d+$/.test(String(value));
  return plainDecimal ? 'too_many_decimals' : 'not_a_number';
}

/** An amount in TND, as text or number; read as millimes. */
export const moneyField = decimal(0, LIMITS.priceMillimes / 10).transform(
  (hundredths) => hundredths * 10,
);

/** A percentage from 0 to 100, as text or number; read as hundredths. */
export const percentageField = decimal(0, 10_000);

/** A whole number within limits; never coerced (M1: null, true and "0x10" are rejected). */
export function wholeNumber(min: number, max: number) {
  return z
    .int({
      error: (issue) => {
        if (issue.input === undefined) return code('required');
        return code(typeof issue.input === 'number' ? 'not_an_integer' : 'not_a_number');
      },
    })
    .min(min, code('too_small'))
    .max(max, code('too_big'));
}

/** Two-decimal text in responses ("79.90"). */
export const moneyText = z.string().regex(/^-?\d+\.\d{2}$/);

/** A timestamp in responses: ISO 8601 in UTC. */
export const timestampText = z.iso.datetime();

/** A calendar day of a query string: 2026-11-21. */
export const dayText = z.iso.date({ error: code('bad_format') });

/** A colour value: #RGB or #RRGGBB, read in upper case with six digits. */
export const colorField = requiredText(MAX_LENGTH.color)
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, code('bad_color'))
  .transform((value) => {
    const digits = value.slice(1).toUpperCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });
