import { EDITED_FIELDS, type EditedField } from './constants.ts';
import { keyOfVariant } from './variant-key.ts';
import type { OrderEdit } from './schemas.ts';

/** The content of an order that a change can replace; amounts as two-decimal text. */
export type EditableContent = Record<EditedField, string> & {
  lines: readonly EditableLine[];
};
type EditableLine = {
  product: string;
  product_name: string;
  color: string;
  size: string;
  quantity: number;
};

/** What differs between two contents of an order: the pieces of each variant, in any spelling, and the other fields. */
export function describeOrderEdit(before: EditableContent, after: EditableContent): OrderEdit {
  const variantsBefore = sumByVariant(before.lines);
  const variantsAfter = sumByVariant(after.lines);
  const keys = new Set([...variantsBefore.keys(), ...variantsAfter.keys()]);
  return {
    lines: Array.from(keys).flatMap((key) => {
      const line = variantsBefore.get(key) ?? variantsAfter.get(key);
      const pieces = {
        before: variantsBefore.get(key)?.pieces ?? 0,
        after: variantsAfter.get(key)?.pieces ?? 0,
      };
      if (!line || pieces.before === pieces.after) return [];
      const { product_name, color, size } = line;
      return [{ product_name, color, size, ...pieces }];
    }),
    fields: EDITED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
      field,
      before: before[field],
      after: after[field],
    })),
  };
}

/** Whether anything differs. */
export function isEmptyEdit({ lines, fields }: OrderEdit): boolean {
  return lines.length === 0 && fields.length === 0;
}

/** Identifies a variant among all products, in any spelling. */
export function keyOfLine(line: { product: string; color: string; size: string }): string {
  return `${line.product} ${keyOfVariant(line)}`;
}

function sumByVariant(lines: readonly EditableLine[]) {
  const sums = new Map<string, EditableLine & { pieces: number }>();
  for (const line of lines) {
    const key = keyOfLine(line);
    const before = sums.get(key);
    sums.set(key, { ...(before ?? line), pieces: (before?.pieces ?? 0) + line.quantity });
  }
  return sums;
}
