import { hasWords, type CatalogueIndex, type IndexedProduct } from './catalogue-index.ts';
import { chunksOf, type LineChunk } from './line-chunks.ts';
import { isBare, type LineDraft as Draft } from './line-draft.ts';
import { chooseColor, chooseSize, matchProduct } from './match-product.ts';
import type { ProposedLine } from './proposal.ts';
import { sharePieces } from './share-pieces.ts';
import { markAs, textOf, type Token } from './tokens.ts';

const MAX_FROM = 160;

/** The lines that a text asks for. Their tokens are marked. */
export function findLines(
  text: string,
  tokens: readonly Token[],
  catalogue: CatalogueIndex,
): ProposedLine[] {
  const drafts: Draft[] = [];
  /** What is told before the first article. */
  let pending: LineChunk | undefined;
  for (const chunk of chunksOf(tokens, catalogue)) {
    const current = drafts.at(-1);
    if (chunk.isAlternative && chunk.articles.length === 0) continue;
    if (chunk.articles.length > 0) {
      addLine(drafts, draftOf(chunk, pending));
      pending = undefined;
    } else if (chunk.attributes.length > 0) addByAttributes(drafts, current, chunk, catalogue);
    else if (current) addDetails(drafts, current, chunk);
    else if (chunk.color || chunk.size !== undefined) pending = chunk;
  }
  for (const draft of drafts) markAs('line', draft.tokens);
  return withoutRepeats(sharePieces(drafts), catalogue).map((draft) =>
    lineOf(text, draft, catalogue),
  );
}

function draftOf(chunk: LineChunk, pending?: LineChunk): Draft {
  const quantity = chunk.quantity ?? pending?.quantity;
  return {
    articles: [...chunk.articles],
    attributes: [...chunk.attributes],
    color: chunk.color ?? pending?.color,
    size: chunk.size ?? pending?.size,
    gender: chunk.gender,
    quantity,
    group: undefined,
    isLinked: chunk.isLinked,
    hasOwnPieces: false,
    tokens: [...(pending?.tokens ?? []), ...chunk.tokens],
  };
}

function addLine(drafts: Draft[], draft: Draft): void {
  const { quantity } = draft;
  if (quantity !== undefined && quantity > 1) draft.group = { pieces: quantity, members: [draft] };
  drafts.push(draft);
}

/** Words of a product without what it is: of the article before, or a product's own name. */
function addByAttributes(
  drafts: Draft[],
  current: Draft | undefined,
  chunk: LineChunk,
  catalogue: CatalogueIndex,
): void {
  const hasDetails =
    Boolean(chunk.color) || chunk.size !== undefined || chunk.quantity !== undefined;
  const products = catalogue.products.filter((product) => fits(product, chunk.attributes));
  const ofCurrent = current && products.filter((product) => fits(product, current.articles));
  if (current && ofCurrent && ofCurrent.length > 0) {
    const isCurrent = ofCurrent.some(
      (product) => product === matchProduct(current, catalogue).product,
    );
    if (isBare(current) || (isCurrent && !chunk.color && chunk.size === undefined)) {
      current.attributes.push(...chunk.attributes);
      addDetails(drafts, current, chunk);
      current.tokens = [...new Set([...current.tokens, ...chunk.tokens])];
    } else if (hasDetails) {
      addSibling(drafts, current, { ...draftOf(chunk), articles: [...current.articles] });
    }
  } else if (hasDetails && products.length > 0 && products.length <= MAX_NAMED) {
    addLine(drafts, draftOf(chunk));
  }
}

/** A word of so few products is a product's own name. */
const MAX_NAMED = 2;

function fits(product: IndexedProduct, words: readonly (readonly string[])[]): boolean {
  return words.length > 0 && words.every((names) => names.some((name) => hasWords(product, name)));
}

/** A colour, a size or a quantity without an article: of the line before, a correction of it, or another line. */
function addDetails(drafts: Draft[], current: Draft, chunk: LineChunk): void {
  const { color, size, quantity } = chunk;
  const hasDetails = Boolean(color) || size !== undefined;
  const isSizeCorrected =
    chunk.isShortCorrection && !color && size !== undefined && current.size !== undefined;
  const isOther =
    (color !== undefined && current.color !== undefined) ||
    (size !== undefined && current.size !== undefined);
  if (chunk.isCorrection || (isSizeCorrected && !chunk.isLinked)) {
    if (color) current.color = color;
    if (size !== undefined) current.size = size;
    if (quantity !== undefined && quantity > 1) current.quantity = quantity;
    current.tokens.push(...chunk.tokens);
  } else if (!hasDetails) {
    if (quantity === undefined || quantity < 2 || current.quantity !== undefined) return;
    current.quantity = quantity;
    current.tokens.push(...chunk.tokens);
  } else if (
    !isOther &&
    !chunk.isSame &&
    (quantity === undefined || (isBare(current) && (current.quantity ?? 1) === 1))
  ) {
    current.color ??= color;
    current.size ??= size;
    if (quantity !== undefined) current.quantity = quantity;
    current.tokens.push(...chunk.tokens);
  } else if (
    chunk.isLinked ||
    chunk.isSame ||
    quantity !== undefined ||
    (color && size !== undefined) ||
    isOfGroup(current)
  ) {
    addSibling(drafts, current, {
      ...draftOf(chunk),
      articles: [...current.articles],
      attributes: [...current.attributes],
      color: color ?? current.color,
      size: size ?? (color && !chunk.isSame ? undefined : current.size),
    });
  }
}

/** Whether more lines of a number of pieces are to come. */
function isOfGroup({ group }: Draft): boolean {
  return group !== undefined && group.members.length < group.pieces;
}

/** Adds a line of the same article. "2 tee-shirts M et S" is one of each. */
function addSibling(drafts: Draft[], { group }: Draft, sibling: Draft): void {
  addLine(drafts, sibling);
  if (!group || sibling.quantity !== undefined) return;
  sibling.group = group;
  group.members.push(sibling);
  if (group.members.length === group.pieces)
    for (const member of group.members) member.quantity = 1;
}

/** A product that is first asked about and then ordered is one line. */
function withoutRepeats(drafts: readonly Draft[], catalogue: CatalogueIndex): Draft[] {
  return drafts.filter((draft, index) => {
    if (!isBare(draft) || draft.hasOwnPieces) return true;
    const { product, candidates } = matchProduct(draft, catalogue);
    return !drafts.slice(index + 1).some((later) => {
      const match = matchProduct(later, catalogue);
      return match.product
        ? match.product === product || (!product && candidates.includes(match.product))
        : false;
    });
  });
}

function lineOf(text: string, draft: Draft, catalogue: CatalogueIndex): ProposedLine {
  const match = matchProduct(draft, catalogue);
  const { product } = match;
  return {
    product: product?.product.product_Id,
    candidates: match.candidates.map((each) => each.product.product_Id),
    ...variantOf(product, draft.color ?? [], draft.size, match.isGuess),
    quantity: draft.quantity ?? 1,
    toldColors: draft.color ?? [],
    toldSize: draft.size,
    from: textOf(text, draft.tokens).slice(0, MAX_FROM),
  };
}

/** The colour and size of a product that are told. Of a product that is not known, only the size as it is told. */
export function variantOf(
  product: IndexedProduct | undefined,
  toldColors: readonly string[],
  toldSize: string | undefined,
  isGuess: boolean,
): Pick<ProposedLine, 'color' | 'size' | 'isGuess'> {
  if (!product) return { color: undefined, size: toldSize, isGuess: true };
  const told = chooseColor(product, toldColors);
  const [only, other] = product.colors;
  const color = told?.hex ?? (other ? undefined : only?.hex);
  return {
    color,
    size: chooseSize(product, color, toldSize),
    isGuess: isGuess || (told?.isGuess ?? false),
  };
}
