import type { LineWords } from './match-product.ts';
import type { Token } from './tokens.ts';

/** The parts of a line that have words of their own. */
export type DetailField = 'color' | 'size' | 'quantity' | 'gender';

/** Words of a product's name. */
export type NameWords = { names: readonly string[]; tokens: readonly Token[] };

/** A line while its message is read. */
export type LineDraft = LineWords & {
  articles: (readonly string[])[];
  attributes: (readonly string[])[];
  quantity: number | undefined;
  /** The lines of one number of pieces: "3 cabas: bleu, rouille et noir". */
  group: { pieces: number; members: LineDraft[] } | undefined;
  /** Whether "and" is before it. */
  isLinked: boolean;
  /** Whether its pieces are others than those of the lines after it: "4 polos: 2 M, 1 L". */
  hasOwnPieces: boolean;
  tokens: Token[];
  /** The words of its colour, size, quantity and gender. */
  detailTokens: Partial<Record<DetailField, readonly Token[]>>;
  named: NameWords[];
};

/** Whether a line has neither a colour nor a size. */
export function isBare({ color, size }: LineDraft): boolean {
  return !color && size === undefined;
}
