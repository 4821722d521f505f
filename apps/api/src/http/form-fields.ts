import type { FieldCode } from '@shop/contract/error-codes';
import { hasDuplicateKeys } from './duplicate-keys.ts';

/** The texts of each field of a form, in the order they were sent. */
export type FormValues = ReadonlyMap<string, readonly string[]>;

/** A form's fields as the contract's schemas expect them, and the errors found before validation. */
export type FormFields = { fields: Record<string, unknown>; errors: Record<string, FieldCode> };

/** The fields whose text is JSON. */
export const JSON_FIELDS: ReadonlySet<string> = new Set([
  'colors',
  'image_order',
  'image_colors',
  'base_colors',
  'base_fields',
]);
const LIST_FIELDS = new Set(['removedImages']);
const FLAG_FIELDS = new Set(['is_popular', 'price_confirmed']);
const NUMBER_FIELDS = new Set(['position']);

const UNREADABLE = Symbol('unreadable');

/**
 * Converts the text fields of a multipart form: parses JSON fields, converts flags and whole numbers, and
 * collects lists from repeated fields or one JSON list. Any other text is left unchanged for the schema
 * to validate.
 */
export function readFormFields(values: FormValues): FormFields {
  const fields: Record<string, unknown> = {};
  const errors: Record<string, FieldCode> = {};
  for (const [name, all] of values) {
    const isList = LIST_FIELDS.has(name);
    const value = isList ? readList(all) : readOne(name, all[0]);
    if (value === UNREADABLE) errors[name] = 'bad_format';
    else if (all.length > 1 && !isList) errors[name] = 'duplicate';
    else fields[name] = value;
  }
  return { fields, errors };
}

function readOne(name: string, value = ''): unknown {
  if (JSON_FIELDS.has(name)) return readJson(value);
  if (FLAG_FIELDS.has(name) && /^(?:true|false)$/.test(value)) return value === 'true';
  if (NUMBER_FIELDS.has(name) && /^\d{1,9}$/.test(value)) return Number(value);
  return value;
}

function readList(values: readonly string[]): unknown {
  const [first = ''] = values;
  return values.length === 1 && first.startsWith('[') ? readJson(first) : values;
}

function readJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return hasDuplicateKeys(text, value) ? UNREADABLE : value;
  } catch {
    return UNREADABLE;
  }
}
