import { formatHundredths, parseHundredths } from '@shop/contract/money';
import { parseJson } from '@shop/contract/parse-json';
import { InvalidResponseError } from './invalid-response-error.ts';

/** A JSON object whose values are not known yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Whether a value is a JSON object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a JSON list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Reads a JSON object. @throws InvalidResponseError for any other value */
export function readFields(value: unknown, entity: string): Fields {
  if (isFields(value)) return value;
  throw new InvalidResponseError(`${entity} is not an object`);
}

/** Reads a list, or a list as JSON text; a missing list is empty. @throws InvalidResponseError */
export function readList(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name] ?? [];
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (isList(list)) return list;
  throw new InvalidResponseError(`${name} is not a list`);
}

/** Reads a text, or a number as text; `missing` is the default. @throws InvalidResponseError */
export function readText(fields: Fields, name: string, missing?: string): string {
  const value = fields[name] ?? missing;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new InvalidResponseError(`${name} is not a text`);
}

/** Reads an id, number or text, as text. @throws InvalidResponseError when it is missing */
export function readId(fields: Fields, name: string): string {
  const id = readText(fields, name).trim();
  if (id === '') throw new InvalidResponseError(`${name} is empty`);
  return id;
}

/** A decimal as text with any number of decimals, without exponent. */
const DECIMAL_TEXT = /^-?\d{1,12}\.\d+$/;

/**
 * Reads a decimal, text or number, as two-decimal text. A computed one, such as 63.919999999999995 or "16.9915", is
 * rounded to the nearest hundredth. @throws InvalidResponseError
 */
export function readDecimal(fields: Fields, name: string, missing?: string): string {
  const value = fields[name];
  const hundredths =
    typeof value === 'number'
      ? roundHundredths(value)
      : readHundredths(readText(fields, name, missing).trim());
  if (hundredths === undefined) throw new InvalidResponseError(`${name} is not a decimal`);
  return formatHundredths(hundredths);
}

function readHundredths(text: string): number | undefined {
  return (
    parseHundredths(text) ?? (DECIMAL_TEXT.test(text) ? roundHundredths(Number(text)) : undefined)
  );
}

function roundHundredths(value: number): number | undefined {
  return Math.abs(value) < 1e12 ? Math.round(value * 100) : undefined;
}

/** Reads a whole number, as number or text. @throws InvalidResponseError */
export function readWhole(fields: Fields, name: string, missing?: number): number {
  const value = fields[name] ?? missing;
  const whole = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof whole === 'number' && Number.isSafeInteger(whole)) return whole;
  throw new InvalidResponseError(`${name} is not a whole number`);
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Reads a flag: a boolean, 1 or 0, or either as text. A missing flag is false. @throws InvalidResponseError */
export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  const flag = typeof value === 'boolean' ? value : FLAGS.get(readText(fields, name).toLowerCase());
  if (flag === undefined) throw new InvalidResponseError(`${name} is not a boolean`);
  return flag;
}

/** Reads a value of a closed list of texts, case-insensitively. Undefined for any other value. */
export function findChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  if (typeof value !== 'string') return undefined;
  const lower = value.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === lower);
}

/** Reads a value of a closed list of texts, case-insensitively. @throws InvalidResponseError */
export function readChoice<T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
): T {
  const choice = findChoice(fields[name], choices);
  if (choice === undefined) throw new InvalidResponseError(`${name} is not an allowed value`);
  return choice;
}

/**
 * Reads a value of a closed list of texts, case-insensitively. Any other text is returned as it is, and a
 * missing one is empty (API-4). @throws InvalidResponseError for a value that is not a text
 */
export function readOpenChoice(fields: Fields, name: string, choices: readonly string[]): string {
  return findChoice(fields[name], choices) ?? readText(fields, name, '').trim();
}

/** Reads a date in any format that `Date` parses, as ISO 8601 in UTC. Undefined when it is invalid. */
export function findTimestamp(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

/** Reads a date in any format that `Date` parses, as ISO 8601 in UTC. @throws InvalidResponseError */
export function readTimestamp(fields: Fields, name: string): string {
  const timestamp = findTimestamp(fields[name]);
  if (timestamp === undefined) throw new InvalidResponseError(`${name} is not a timestamp`);
  return timestamp;
}

/** Reads a field that may be null; a missing one is null. @throws InvalidResponseError when `read` does */
export function readNullable<T>(
  fields: Fields,
  name: string,
  read: (fields: Fields, name: string) => T,
): T | null {
  return (fields[name] ?? null) === null ? null : read(fields, name);
}
