import { variantKey } from '@shop/contract/variant-key';
import { hasWords, type CatalogueIndex, type IndexedProduct } from './catalogue-index.ts';
import { MAX_CANDIDATES } from './proposal.ts';

/** The words of one line. */
export type LineWords = {
  articles: readonly (readonly string[])[];
  attributes: readonly (readonly string[])[];
  color: readonly string[] | undefined;
  size: string | undefined;
  gender: string | undefined;
};

/** The products that words fit. */
export type ProductMatch = {
  product: IndexedProduct | undefined;
  candidates: readonly IndexedProduct[];
  /** Whether colour, size or gender decided, and not the words of the name. */
  isGuess: boolean;
};

/** From this difference on, one product fits better than another. */
const CLEAR = 0.3;
const CLOSE = 0.8;

type Scored = { product: IndexedProduct; words: number; score: number };

/** The product that the words of a line mean; undefined when several fit alike. */
export function matchProduct(line: LineWords, catalogue: CatalogueIndex): ProductMatch {
  const weights = line.attributes.map((names) => ({ names, weight: weightOf(names, catalogue) }));
  const scored = catalogue.products
    .map((product) => scoreOf(product, line, weights))
    .filter((each) => each !== undefined)
    .sort((a, b) => b.score - a.score);
  const [best, second] = scored;
  if (!best) return { product: undefined, candidates: [], isGuess: false };
  const isClear = !second || best.score - second.score >= CLEAR;
  const otherWords = Math.max(0, ...scored.slice(1).map(({ words }) => words));
  return {
    product: isClear ? best.product : undefined,
    candidates: scored
      .filter(({ score }) => best.score - score < CLOSE)
      .slice(0, MAX_CANDIDATES)
      .map(({ product }) => product),
    isGuess: scored.length > 1 && best.words - otherWords < CLEAR,
  };
}

function scoreOf(
  product: IndexedProduct,
  { articles, color, size, gender }: LineWords,
  weights: readonly { names: readonly string[]; weight: number }[],
): Scored | undefined {
  const heads = articles.filter((names) => names.some((name) => hasWords(product, name)));
  const details = weights.filter(({ names }) => names.some((name) => hasWords(product, name)));
  if (articles.length > 0 ? heads.length === 0 : details.length === 0) return undefined;
  const isHead = heads.some((names) =>
    names.some((name) => hasWords({ ...product, text: ` ${product.head} ` }, name)),
  );
  const words =
    heads.length + (isHead ? 0.5 : 0) + details.reduce((sum, { weight }) => sum + weight, 0);
  const score =
    words +
    (color ? (chooseColor(product, color) === undefined ? -CLOSE : CLOSE) : 0) +
    (size === undefined ? 0 : hasSize(product, size) ? CLEAR : -CLOSE) +
    (gender === undefined ? 0 : genderScore(product, gender));
  return { product, words, score };
}

function genderScore({ product }: IndexedProduct, gender: string): number {
  if (product.gender === gender) return CLOSE;
  return product.gender === 'Men' || product.gender === 'Women' ? -CLOSE : 0;
}

/** A word of few products counts more than one of many. */
function weightOf(names: readonly string[], { products }: CatalogueIndex): number {
  const count = products.filter((product) => names.some((name) => hasWords(product, name))).length;
  return count === 0 ? 0 : CLEAR + Math.log(products.length / count) / 2;
}

/** The colour of a product that is nearest to the named one. */
export function chooseColor(
  { colors }: IndexedProduct,
  requested: readonly string[],
): { hex: string; isGuess: boolean } | undefined {
  const found = requested.flatMap((name) => colors.filter((color) => color.name === name));
  const [best, other] = found;
  if (!best) return undefined;
  return { hex: best.hex, isGuess: best.name !== requested[0] && other !== undefined };
}

function hasSize({ product }: IndexedProduct, requested: string): boolean {
  return product.colors.some(({ sizes }) =>
    sizes.some(({ size }) => variantKey(size) === variantKey(requested)),
  );
}

/** The named size of a product, or its only one. */
export function chooseSize(
  { product }: IndexedProduct,
  hex: string | undefined,
  requested: string | undefined,
): string | undefined {
  const sizes = new Set(
    product.colors
      .filter(({ color_name }) => hex === undefined || color_name === hex)
      .flatMap((color) => color.sizes.map(({ size }) => size)),
  );
  const [only] = sizes;
  if (sizes.size === 1) return only;
  return [...sizes].find(
    (size) => requested !== undefined && variantKey(size) === variantKey(requested),
  );
}
