import { formatHundredths, parseHundredths } from '@shop/contract/money';
import { Unreadable } from './unreadable.ts';

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

/** Reads a JSON object. @throws Unreadable when it is anything else */
export function readFields(value: unknown, what: string): Fields {
  if (isFields(value)) return value;
  throw new Unreadable(`${what} is not an object`);
}

/** Reads a list, given as such or as JSON text; a missing one is empty. @throws Unreadable */
export function readList(fields: Fields, name: string): readonly unknown[] {
  const value = fields[name] ?? [];
  const list = typeof value === 'string' ? parseJson(value) : value;
  if (isList(list)) return list;
  throw new Unreadable(`${name} is not a list`);
}

/** Parses JSON; undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a text, or a number as text; `missing` stands in where there is none. @throws Unreadable */
export function readText(fields: Fields, name: string, missing?: string): string {
  const value = fields[name] ?? missing;
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  throw new Unreadable(`${name} is not a text`);
}

/** Reads an id, number or text, as text. @throws Unreadable when there is none */
export function readId(fields: Fields, name: string): string {
  const id = readText(fields, name).trim();
  if (id === '') throw new Unreadable(`${name} is empty`);
  return id;
}

/**
 * Reads a decimal, text or number, as two-decimal text. A number computed in floating point
 * (63.919999999999995) is rounded to the nearest hundredth. @throws Unreadable
 */
export function readDecimal(fields: Fields, name: string, missing?: string): string {
  const value = fields[name];
  const hundredths =
    typeof value === 'number'
      ? roundHundredths(value)
      : parseHundredths(readText(fields, name, missing).trim());
  if (hundredths === undefined) throw new Unreadable(`${name} is not a decimal`);
  return formatHundredths(hundredths);
}

function roundHundredths(value: number): number | undefined {
  return Math.abs(value) < 1e12 ? Math.round(value * 100) : undefined;
}

/** Reads a whole number, given as number or text. @throws Unreadable */
export function readWhole(fields: Fields, name: string, missing?: number): number {
  const value = fields[name] ?? missing;
  const whole = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof whole === 'number' && Number.isSafeInteger(whole)) return whole;
  throw new Unreadable(`${name} is not a whole number`);
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);

/** Reads a yes or no: a boolean, 1 or 0, or either as text; a missing one is no. @throws Unreadable */
export function readFlag(fields: Fields, name: string): boolean {
  const value = fields[name] ?? false;
  const flag = typeof value === 'boolean' ? value : FLAGS.get(readText(fields, name).toLowerCase());
  if (flag === undefined) throw new Unreadable(`${name} is not a yes or no`);
  return flag;
}

/** Reads one of a closed list of texts, in any case; undefined when it is none of them. */
export function findChoice<T extends string>(value: unknown, choices: readonly T[]): T | undefined {
  if (typeof value !== 'string') return undefined;
  const wanted = value.trim().toLowerCase();
  return choices.find((choice) => choice.toLowerCase() === wanted);
}

/** Reads one of a closed list of texts, in any case. @throws Unreadable */
export function readChoice<T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
): T {
  const choice = findChoice(fields[name], choices);
  if (choice === undefined) throw new Unreadable(`${name} is none of its choices`);
  return choice;
}

/** Reads a moment in any form a browser understands, as ISO 8601 in UTC; undefined when it is none. */
export function findMoment(value: unknown): string | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
