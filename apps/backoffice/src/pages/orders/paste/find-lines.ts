import { variantKey } from '@shop/contract/variant-key';
import { hasWords, type CatalogueIndex, type IndexedProduct } from './catalogue-index.ts';
import { chunksOf, type LineChunk } from './line-chunks.ts';
import { isBare, type LineDraft as Draft, type DetailField } from './line-draft.ts';
import { chooseColor, chooseSize, matchProduct } from './match-product.ts';
import type { ProposedLine } from './proposal.ts';
import { sharePieces } from './share-pieces.ts';
import { markAs, textOf, type Token } from './tokens.ts';

const MAX_FROM = 160;

type Drop = (tokens: readonly Token[]) => void;

/** The lines that a text requests, and words of them that no line has. The tokens of the lines are marked. */
export function findLines(
  text: string,
  tokens: readonly Token[],
  catalogue: CatalogueIndex,
): { lines: ProposedLine[]; dropped: (readonly Token[])[] } {
  const drafts: Draft[] = [];
  const dropped: (readonly Token[])[] = [];
  const drop: Drop = (words) => {
    dropped.push(words);
  };
  /** What is named before the first article. */
  let pending: LineChunk | undefined;
  for (const chunk of chunksOf(tokens, catalogue)) {
    const current = drafts.at(-1);
    for (const words of chunk.dropped) drop(words);
    if (chunk.articles.length > 0) {
      if (pending)
        discardDetails(pending, drop, (field) => chunk.detailTokens[field] !== undefined);
      addLine(drafts, draftOf(chunk, pending));
      pending = undefined;
    } else if (chunk.isAlternative) discardDetails(chunk, drop);
    else if (chunk.attributes.length > 0) {
      if (!addByAttributes(drafts, current, chunk, catalogue, drop)) discardDetails(chunk, drop);
    } else if (current) {
      if (!addDetails(drafts, current, chunk, drop)) discardDetails(chunk, drop);
    } else if (chunk.color || chunk.size !== undefined) {
      if (pending) discardDetails(pending, drop);
      pending = chunk;
    } else discardDetails(chunk, drop);
  }
  if (pending) discardDetails(pending, drop);
  for (const draft of drafts) markAs('line', draft.tokens);
  const lines = withoutRepeats(sharePieces(drafts, drop), catalogue, drop);
  return { lines: lines.map((draft) => lineOf(text, draft, catalogue, drop)), dropped };
}

/** Discards the details of a chunk. "Une" without more is not a number of pieces. */
function discardDetails(
  { detailTokens, quantity }: Pick<LineChunk, 'detailTokens' | 'quantity'>,
  drop: Drop,
  isDropped: (field: DetailField) => boolean = () => true,
): void {
  for (const field of ['color', 'size', 'quantity', 'gender'] as const) {
    const words = detailTokens[field] ?? [];
    const isNumber = (quantity ?? 1) > 1 || words.some(({ normalized }) => /\d/.test(normalized));
    if ((field !== 'quantity' || isNumber) && isDropped(field)) drop(words);
  }
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
    detailTokens: { ...pending?.detailTokens, ...chunk.detailTokens },
    named: [...chunk.named],
    tokens: [...(pending?.tokens ?? []), ...chunk.tokens],
  };
}

function addLine(drafts: Draft[], draft: Draft): void {
  const { quantity } = draft;
  if (quantity !== undefined && quantity > 1) draft.group = { pieces: quantity, members: [draft] };
  drafts.push(draft);
}

/** Words of a product without what it is: of the article before, or a product's own name. Whether a line has them. */
function addByAttributes(
  drafts: Draft[],
  current: Draft | undefined,
  chunk: LineChunk,
  catalogue: CatalogueIndex,
  drop: Drop,
): boolean {
  const hasDetails =
    Boolean(chunk.color) || chunk.size !== undefined || chunk.quantity !== undefined;
  const products = catalogue.products.filter((product) => fits(product, chunk.attributes));
  const ofCurrent = current && products.filter((product) => fits(product, current.articles));
  if (current && ofCurrent && ofCurrent.length > 0) {
    const isCurrent = ofCurrent.some(
      (product) => product === matchProduct(current, catalogue).product,
    );
    // "3 robes: 2 Kerkennah et 1 Dougga"
    const isPart =
      chunk.quantity !== undefined &&
      (current.quantity ?? 1) > 1 &&
      current.attributes.length === 0;
    if (!isPart && (isBare(current) || (isCurrent && !chunk.color && chunk.size === undefined))) {
      current.attributes.push(...chunk.attributes);
      current.named.push(...chunk.named);
      if (!addDetails(drafts, current, chunk, drop)) discardDetails(chunk, drop);
      current.tokens = [...new Set([...current.tokens, ...chunk.tokens])];
      return true;
    }
    if (!hasDetails) return false;
    addSibling(drafts, current, { ...draftOf(chunk), articles: [...current.articles] });
    return true;
  }
  if (!hasDetails || products.length === 0 || products.length > MAX_NAMED) return false;
  addLine(drafts, draftOf(chunk));
  return true;
}

/** A word of so few products is a product's own name. */
const MAX_NAMED = 2;

function fits(product: IndexedProduct, words: readonly (readonly string[])[]): boolean {
  return words.length > 0 && words.every((names) => names.some((name) => hasWords(product, name)));
}

/**
 * A colour, a size or a quantity without an article: of the line before, a correction of it, or another line. Whether
 * a line has them.
 */
function addDetails(drafts: Draft[], current: Draft, chunk: LineChunk, drop: Drop): boolean {
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
    else discardDetails(chunk, drop, (field) => field === 'quantity');
    addWords(current, chunk, drop);
  } else if (!hasDetails) {
    if (quantity !== undefined && quantity === current.quantity) {
      if (quantity > 1) addWords(current, chunk, drop);
      return true;
    }
    if (quantity === undefined || quantity < 2 || current.quantity !== undefined) return false;
    current.quantity = quantity;
    addWords(current, chunk, drop);
  } else if (
    !isOther &&
    !chunk.isSame &&
    (quantity === undefined || (isBare(current) && (current.quantity ?? 1) === 1))
  ) {
    current.color ??= color;
    current.size ??= size;
    if (quantity !== undefined) current.quantity = quantity;
    addWords(current, chunk, drop);
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
  } else return false;
  return true;
}

/** The words of details that a line has now. Its gender chose the product before. */
function addWords(current: Draft, chunk: LineChunk, drop: Drop): void {
  if (chunk.gender !== current.gender) discardDetails(chunk, drop, (field) => field === 'gender');
  current.detailTokens = { ...current.detailTokens, ...chunk.detailTokens };
  current.tokens.push(...chunk.tokens);
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
function withoutRepeats(drafts: readonly Draft[], catalogue: CatalogueIndex, drop: Drop): Draft[] {
  return drafts.filter((draft, index) => {
    if (!isBare(draft) || draft.hasOwnPieces) return true;
    const { product, candidates } = matchProduct(draft, catalogue);
    const isRepeated = drafts.slice(index + 1).some((later) => {
      const match = matchProduct(later, catalogue);
      return match.product
        ? match.product === product || (!product && candidates.includes(match.product))
        : false;
    });
    if (isRepeated && (draft.quantity ?? 1) > 1) drop(draft.detailTokens.quantity ?? []);
    return !isRepeated;
  });
}

function lineOf(text: string, draft: Draft, catalogue: CatalogueIndex, drop: Drop): ProposedLine {
  const match = matchProduct(draft, catalogue);
  const { product } = match;
  if (product) dropOthers(draft, product, drop);
  return {
    product: product?.product.product_Id,
    candidates: match.candidates.map((each) => each.product.product_Id),
    ...variantOf(product, draft.color ?? [], draft.size, match.isGuess),
    quantity: draft.quantity ?? 1,
    requestedColors: draft.color ?? [],
    requestedSize: draft.size,
    from: textOf(text, draft.tokens).slice(0, MAX_FROM),
  };
}

/** Drops the colour, the size and the words of a line that its product does not have. */
function dropOthers(draft: Draft, product: IndexedProduct, drop: Drop): void {
  const { color, size, detailTokens } = draft;
  if (color && !chooseColor(product, color)) drop(detailTokens.color ?? []);
  const chosen = variantOf(product, color ?? [], size, false).size;
  if (size !== undefined && (chosen === undefined || variantKey(chosen) !== variantKey(size)))
    drop(detailTokens.size ?? []);
  for (const { names, tokens } of draft.named)
    if (!names.some((name) => hasWords(product, name))) drop(tokens);
}

/** The named colour and size of a product. Of a product that is not known, only the size as it is written. */
export function variantOf(
  product: IndexedProduct | undefined,
  requestedColors: readonly string[],
  requestedSize: string | undefined,
  isGuess: boolean,
): Pick<ProposedLine, 'color' | 'size' | 'isGuess'> {
  if (!product) return { color: undefined, size: requestedSize, isGuess: true };
  const named = chooseColor(product, requestedColors);
  const [only, other] = product.colors;
  const color = named?.hex ?? (other ? undefined : only?.hex);
  return {
    color,
    size: chooseSize(product, color, requestedSize),
    isGuess: isGuess || (named?.isGuess ?? false),
  };
}
