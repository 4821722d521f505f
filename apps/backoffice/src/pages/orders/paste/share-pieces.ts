import { isBare, type LineDraft } from './line-draft.ts';
import type { Token } from './tokens.ts';

/**
 * Takes the pieces of the lines that are parts of a line from that line: "2 robes rouges: une en M, une en L" is
 * one of each. A line without pieces left is left out.
 * @param drop is called with the words of a number that is not the sum of its parts
 */
export function sharePieces(
  drafts: readonly LineDraft[],
  drop: (tokens: readonly Token[]) => void,
): LineDraft[] {
  return drafts.filter((whole, index) => {
    const parts = partsOf(whole, drafts.slice(index + 1));
    const [first] = parts;
    if (!first) return true;
    const rest = (whole.quantity ?? 0) - piecesOf(parts);
    // After "and" are more pieces, unless they are exactly those of a line with nothing else.
    if (first.isLinked && !(isBare(whole) && rest === 0)) {
      whole.hasOwnPieces = whole.quantity !== undefined;
      return true;
    }
    // Without a number it is the sum of the parts. Other numbers that do not fit are shown as they are.
    if (rest < 0 && whole.quantity !== undefined && !isBare(whole)) return true;
    // Lines that name the article again are others, unless they have exactly its pieces.
    if (rest !== 0 && parts.some(namesArticle)) return true;
    for (const part of parts) inherit(part, whole);
    if (rest > 0) {
      whole.quantity = rest;
      whole.hasOwnPieces = true;
      return true;
    }
    if (rest < 0 && whole.quantity !== undefined) drop(whole.detailTokens.quantity ?? []);
    first.tokens.unshift(...whole.tokens);
    return false;
  });
}

/** The lines directly after a line that are parts of it, up to its number of pieces. */
function partsOf(whole: LineDraft, next: readonly LineDraft[]): LineDraft[] {
  const parts: LineDraft[] = [];
  if (whole.color && whole.size !== undefined) return parts;
  for (const draft of next) {
    if (!isPart(draft, whole) || piecesOf(parts) === whole.quantity) break;
    parts.push(draft);
  }
  // "la robe rouge, M" has no number at all.
  return parts.some(({ quantity }) => quantity !== undefined) ? parts : [];
}

function piecesOf(parts: readonly LineDraft[]): number {
  return parts.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0);
}

/**
 * Whether a line is of the same article, contradicts nothing, and has the colour or size that the other one lacks.
 */
function isPart(part: LineDraft, whole: LineDraft): boolean {
  const isSameColor = !whole.color || !part.color || isSame([whole.color], [part.color]);
  const isSameSize = whole.size === undefined || (part.size ?? whole.size) === whole.size;
  const hasMoreDetails =
    (!whole.color && part.color) ||
    (whole.size === undefined && part.size) ||
    part.attributes.length > whole.attributes.length;
  return (
    Boolean(hasMoreDetails) &&
    isSameColor &&
    isSameSize &&
    isSame(part.articles, whole.articles) &&
    (whole.attributes.length === 0 || isSame(part.attributes, whole.attributes))
  );
}

type Words = readonly (readonly string[])[];

function isSame(a: Words, b: Words): boolean {
  return a.join('|') === b.join('|');
}

function namesArticle({ articles, named }: LineDraft): boolean {
  return named.some(({ names }) => names === articles[0]);
}

function inherit(part: LineDraft, whole: LineDraft): void {
  part.detailTokens = {
    ...part.detailTokens,
    ...(!part.color && whole.detailTokens.color && { color: whole.detailTokens.color }),
    ...(part.size === undefined && whole.detailTokens.size && { size: whole.detailTokens.size }),
  };
  part.color ??= whole.color;
  part.size ??= whole.size;
  part.gender ??= whole.gender;
}
