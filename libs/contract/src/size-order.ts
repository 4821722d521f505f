const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '2xl', 'xxxl', '3xl', '4xl', '5xl'];

function rank(size: string): [group: number, position: number] {
  const letter = LETTERS.indexOf(size.trim().toLowerCase());
  if (letter >= 0) return [0, letter];
  const number = Number.parseFloat(size.replace(',', '.'));
  return Number.isNaN(number) ? [2, 0] : [1, number];
}

/** The kinds of sizes, in their displayed order: letters (S, M), numbers (36, 6,5) and words (one size). */
export const SIZE_KINDS = ['letters', 'numbers', 'words'] as const;

export type SizeKind = (typeof SIZE_KINDS)[number];

/** The kind of a size. */
export function sizeKind(size: string): SizeKind {
  return SIZE_KINDS[rank(size)[0]] ?? 'words';
}

/** Compares sizes for sorting: letters from small to large, then numbers, then words. */
export function compareSizes(a: string, b: string): number {
  const [groupA, positionA] = rank(a);
  const [groupB, positionB] = rank(b);
  return groupA - groupB || positionA - positionB || a.localeCompare(b, 'fr');
}
