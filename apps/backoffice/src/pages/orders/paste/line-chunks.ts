import { hasWords, type CatalogueIndex } from './catalogue-index.ts';
import { endsPlace } from './find-address.ts';
import { eventAt, type LineEvent } from './line-events.ts';
import type { NameWords, DetailField } from './line-draft.ts';
import { SHORT_CORRECTIONS } from './order-words.ts';
import type { Token } from './tokens.ts';
import { keyForms } from './word-key.ts';
import { wordsOf } from './word-list.ts';

/** Words of one thing that a message requests, or of a change to it. */
export type LineChunk = {
  articles: (readonly string[])[];
  attributes: (readonly string[])[];
  color: readonly string[] | undefined;
  size: string | undefined;
  quantity: number | undefined;
  gender: string | undefined;
  isCorrection: boolean;
  /** Whether "le" or "la" is before it, which corrects a size. */
  isShortCorrection: boolean;
  /** Whether "or" is before it. */
  isAlternative: boolean;
  /** Whether "and" is before it. */
  isLinked: boolean;
  isSame: boolean;
  tokens: Token[];
  /** The words of its colour, size, quantity and gender. */
  detailTokens: Partial<Record<DetailField, readonly Token[]>>;
  named: NameWords[];
  /** Words of a second colour, quantity or gender, of which one is read. */
  dropped: (readonly Token[])[];
};

function emptyChunk(isLinked = false, isCorrection = false): LineChunk {
  return {
    articles: [],
    attributes: [],
    color: undefined,
    size: undefined,
    quantity: undefined,
    gender: undefined,
    isCorrection,
    isShortCorrection: false,
    isAlternative: false,
    isLinked,
    isSame: false,
    tokens: [],
    detailTokens: {},
    named: [],
    dropped: [],
  };
}

const SHORT = new Set(wordsOf(SHORT_CORRECTIONS));

/** The chunks of a text: cut at punctuation, "and", corrections, and where another article begins. */
export function chunksOf(tokens: readonly Token[], catalogue: CatalogueIndex): LineChunk[] {
  const chunks: LineChunk[] = [];
  let chunk = emptyChunk();
  /** A correction counts until something is corrected. */
  let isCorrecting = false;
  const cut = (isLinked = false) => {
    if (chunk.tokens.length > 0) chunks.push(chunk);
    chunk = emptyChunk(isLinked || (chunk.tokens.length === 0 && chunk.isLinked), isCorrecting);
  };
  let index = 0;
  while (index < tokens.length) {
    const token = tokens[index];
    const before = tokens[index - 1];
    if (!token) break;
    if (token.use || (before && before.clause !== token.clause)) cut();
    const event = eventAt(tokens, index, catalogue);
    index += event?.tokens.length ?? 1;
    if (!event || isNumberOfPlace(event, tokens, chunk)) {
      if (SHORT.has(token.normalized)) chunk.isShortCorrection = true;
      continue;
    }
    if (event.type === 'connector') cut(true);
    else if (event.type === 'alternative') {
      cut();
      chunk.isAlternative = true;
    } else if (event.type === 'correction') {
      isCorrecting = true;
      cut();
      chunk.isCorrection = true;
    } else {
      if (beginsAnother(chunk, event, tokens, index, catalogue)) cut(startsWithAnd(event));
      if (startsWithAnd(event)) chunk.isLinked = true;
      add(chunk, event);
      if (event.type !== 'quantity') isCorrecting = false;
    }
  }
  cut();
  return chunks;
}

/** "Lac 2", "El Mourouj 4": not two pieces. */
function isNumberOfPlace(event: LineEvent, tokens: readonly Token[], chunk: LineChunk): boolean {
  const [number] = event.tokens;
  return (
    event.type === 'quantity' &&
    number !== undefined &&
    chunk.articles.length === 0 &&
    endsPlace(tokens, number.index)
  );
}

/** The Arabic "and" is written together with its word. */
function startsWithAnd({ type, tokens }: LineEvent): boolean {
  const [first] = tokens;
  return (
    type === 'article' &&
    first !== undefined &&
    first.key.startsWith('و') &&
    keyForms(first.key).length > 1
  );
}

const IN = new Set(['en', 'de', 'd', 'in']);

function beginsAnother(
  chunk: LineChunk,
  event: LineEvent,
  tokens: readonly Token[],
  next: number,
  { products }: CatalogueIndex,
): boolean {
  if (event.type === 'quantity') {
    // A number at the end is of the words before: "noir 42 x2".
    const following = tokens[next];
    const isLast = !following || following.use || following.clause !== event.tokens[0]?.clause;
    // "une M une L"
    const isSecond = chunk.quantity !== undefined && Boolean(chunk.color ?? chunk.size);
    return (chunk.articles.length > 0 || isSecond) && !isLast;
  }
  if (event.type === 'article') {
    if (chunk.articles.length === 0) return chunk.size !== undefined && chunk.color !== undefined;
    const [first] = event.tokens;
    const before = first && tokens[first.index - 1];
    if (before && IN.has(before.normalized)) return false;
    const isBoth = products.some((product) =>
      [...chunk.articles, event.names].every((names) =>
        names.some((name) => hasWords(product, name)),
      ),
    );
    return !isBoth || chunk.color !== undefined || chunk.size !== undefined;
  }
  if (event.type === 'size') return chunk.size !== undefined;
  return event.type === 'color' && chunk.color !== undefined && chunk.size !== undefined;
}

/** Stores the words of a field; the words of a value before it are not read. */
function keepWords(chunk: LineChunk, field: DetailField, tokens: readonly Token[]): void {
  const before = chunk.detailTokens[field] ?? [];
  if (before.length > 0) chunk.dropped.push(before);
  chunk.detailTokens[field] = tokens;
}

function add(chunk: LineChunk, event: LineEvent): void {
  chunk.tokens.push(...event.tokens);
  switch (event.type) {
    case 'article':
      chunk.articles.push(event.names);
      chunk.named.push(event);
      break;
    case 'attribute':
      chunk.attributes.push(event.names);
      chunk.named.push(event);
      break;
    case 'color':
      if (!chunk.color) keepWords(chunk, 'color', event.tokens);
      // "brick red" is one colour.
      else if (!chunk.color.some((name) => event.names.includes(name)))
        chunk.dropped.push(event.tokens);
      chunk.color ??= event.names;
      break;
    case 'size':
      keepWords(chunk, 'size', event.tokens);
      chunk.size = event.size;
      break;
    case 'quantity':
      // "une robe x2"
      if ((chunk.quantity ?? 1) === 1 || chunk.quantity === event.quantity)
        chunk.detailTokens.quantity = [];
      keepWords(chunk, 'quantity', event.tokens);
      chunk.quantity = event.quantity;
      break;
    case 'gender':
      if (chunk.gender === event.gender) chunk.detailTokens.gender = [];
      keepWords(chunk, 'gender', event.tokens);
      chunk.gender = event.gender;
      break;
    case 'same':
      chunk.isSame = true;
      break;
    case 'correction':
    case 'connector':
    case 'alternative':
      break;
  }
}
