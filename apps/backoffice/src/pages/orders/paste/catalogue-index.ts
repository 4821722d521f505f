import { colorName } from '@shop/i18n';
import { SYNONYMS } from '@shop/contract/product-search';
import type { Product } from '@shop/contract/schemas';
import { phraseKeys, stem } from './word-key.ts';

/** A product with the keys of its name's words. */
export type IndexedProduct = {
  product: Product;
  /** The keys of the name's words with a space around each. */
  text: string;
  /** The stem of the word that names the article: "robe", "bracelet". */
  head: string;
  /** The French names of its colours. */
  colors: readonly { hex: string; name: string }[];
};

/** The products of a catalogue, and what their names have in common. */
export type CatalogueIndex = {
  products: readonly IndexedProduct[];
  heads: ReadonlySet<string>;
  /** The words of all names, by their stem. */
  stems: ReadonlySet<string>;
  keys: ReadonlySet<string>;
  /** The sizes that are numbers. */
  numbers: ReadonlySet<string>;
};

/** The first words of a name that do not name the article. */
const BEFORE_THE_HEAD = new Set(
  [
    'grand',
    'grande',
    'petit',
    'petite',
    'trio',
    'lot',
    'set',
    'paire',
    'de',
    'mini',
    'maxi',
  ].flatMap(phraseKeys),
);

/** Indexes a catalogue. */
export function indexCatalogue(products: readonly Product[]): CatalogueIndex {
  const indexed = products.map((product) => {
    const keys = phraseKeys(product.product_name);
    return {
      product,
      text: ` ${keys.join(' ')} `,
      head: stem(keys.find((key) => !BEFORE_THE_HEAD.has(key)) ?? ''),
      colors: product.colors.map(({ color_name: hex }) => ({ hex, name: colorName(hex, 'fr') })),
    };
  });
  const keys = new Set(indexed.flatMap(({ text }) => text.trim().split(' ')));
  return {
    products: indexed,
    heads: new Set(indexed.map(({ head }) => head)),
    stems: new Set([...keys].map(stem)),
    keys,
    numbers: new Set(
      products
        .flatMap(({ colors }) => colors.flatMap(({ sizes }) => sizes.map(({ size }) => size)))
        .filter((size) => /^\d+$/.test(size)),
    ),
  };
}

/** The words of product names that the storefront's search finds for a word. */
export function synonymsOf(key: string): readonly string[] {
  return SYNONYM_KEYS.get(key) ?? SYNONYM_KEYS.get(stem(key)) ?? [];
}

const SYNONYM_KEYS = new Map(
  Object.entries(SYNONYMS).map(([word, names]) => [phraseKeys(word).join(' '), names]),
);

const MIN_PREFIX = 4;

/** Whether the name of a product has a word or phrase; a longer word also when it only begins one. */
export function hasWords({ text }: IndexedProduct, words: string): boolean {
  return text.includes(searchedText(words));
}

/** What was searched last: each word is compared with all products. */
let latest = { words: '', searched: ' ' };

function searchedText(words: string): string {
  if (latest.words !== words) {
    const keys = phraseKeys(words);
    const last = keys.at(-1) ?? '';
    const isPrefix = last.length >= MIN_PREFIX;
    const parts = [...keys.slice(0, -1), isPrefix ? stem(last) : last];
    latest = { words, searched: ` ${parts.join(' ')}${isPrefix ? '' : ' '}` };
  }
  return latest.searched;
}
