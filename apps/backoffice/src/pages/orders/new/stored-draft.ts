import { parseJson } from '@shop/contract/parse-json';
import { ENTERED_SOURCES } from '@shop/contract/constants';
import type { LineValues } from '../form/order-form-values.ts';
import { emptyDraft, type DraftValues } from './draft-values.ts';

/** A draft as this device stores it: whose it is, and the idempotency key of the order that it becomes. */
export type StoredDraft = { account: string; key: string; values: DraftValues };

/** Reads a stored draft of any version: what cannot be read is empty, and a draft that is none is undefined. */
export function parseDraft(text: string | null): StoredDraft | undefined {
  const stored = parseJson(text);
  if (!isFields(stored)) return undefined;
  const { account, key } = stored;
  if (typeof account !== 'string' || typeof key !== 'string') return undefined;
  return { account, key, values: parseValues(stored['values']) };
}

/** The text to store. The image of a line is read again with its product; a removed line is not stored. */
export function formatDraft({ account, key, values }: StoredDraft): string {
  const lines = values.lines
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ image: _image, ...line }) => line);
  return JSON.stringify({ account, key, values: { ...values, lines } });
}

/** Whether nothing was typed. */
export function isEmptyDraft(values: DraftValues): boolean {
  const { source: _source, isConfirmed: _isConfirmed, lines, ...texts } = values;
  return lines.length === 0 && Object.values(texts).every((text) => text.trim() === '');
}

function parseValues(stored: unknown): DraftValues {
  const empty = emptyDraft();
  if (!isFields(stored)) return empty;
  const text = (name: string) => textOf(stored, name) ?? '';
  const lines: unknown = stored['lines'];
  return {
    lines: Array.isArray(lines) ? lines.flatMap(parseLine) : [],
    client_name: text('client_name'),
    number: text('number'),
    street: text('street'),
    city: text('city'),
    reduction: text('reduction'),
    reduction_reason: text('reduction_reason'),
    note: text('note'),
    source: ENTERED_SOURCES.find((source) => source === stored['source']) ?? empty.source,
    isConfirmed: stored['isConfirmed'] !== false,
  };
}

function parseLine(stored: unknown): LineValues[] {
  if (!isFields(stored)) return [];
  const product = textOf(stored, 'product');
  const color = textOf(stored, 'color');
  const size = textOf(stored, 'size');
  if (product === undefined || color === undefined || size === undefined) return [];
  return [
    {
      product,
      product_name: textOf(stored, 'product_name') ?? '',
      image: undefined,
      color,
      size,
      quantity: textOf(stored, 'quantity') ?? '1',
      isRemoved: false,
    },
  ];
}

function textOf(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
