import type { FieldCode } from '@shop/contract/error-codes';

/** The values of each field of a form, in the order they came: text, or JSON already read by its part's content type. */
export type FormValues = ReadonlyMap<string, readonly unknown[]>;

/** A form's fields as the contract's schemas take them, and what is wrong before any schema looks. */
export type FormFields = { fields: Record<string, unknown>; faults: Record<string, FieldCode> };

/** The fields that carry JSON as text. */
export const JSON_FIELDS: ReadonlySet<string> = new Set(['colors', 'image_order', 'base_colors']);
const LIST_FIELDS = new Set(['removedImages']);
const FLAG_FIELDS = new Set(['is_popular']);
const NUMBER_FIELDS = new Set(['position']);

/** Stands for a JSON text that cannot be read. */
const UNREADABLE = Symbol('unreadable');

/**
 * Reads the texts of a multipart form: JSON fields parsed, flags and whole numbers typed, lists
 * repeated or as one JSON list (host.md, "Forms"). What has no such reading stays text, for the
 * schema to judge; nothing else is coerced.
 */
export function readFormFields(values: FormValues): FormFields {
  const fields: Record<string, unknown> = {};
  const faults: Record<string, FieldCode> = {};
  for (const [name, all] of values) {
    const isList = LIST_FIELDS.has(name);
    const value = isList ? readList(all) : readOne(name, all[0]);
    if (value === UNREADABLE) faults[name] = 'bad_format';
    else if (all.length > 1 && !isList) faults[name] = 'duplicate';
    else fields[name] = value;
  }
  return { fields, faults };
}

function readOne(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (JSON_FIELDS.has(name)) return readJson(value);
  if (FLAG_FIELDS.has(name) && /^(?:true|false)$/.test(value)) return value === 'true';
  if (NUMBER_FIELDS.has(name) && /^\d{1,9}$/.test(value)) return Number(value);
  return value;
}

function readList(values: readonly unknown[]): unknown {
  const [first] = values;
  const isJson = values.length === 1 && typeof first === 'string' && first.startsWith('[');
  return isJson ? readJson(first) : values.flat();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
}
