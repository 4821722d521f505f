import { normalizeForSearch, searchWords } from './normalize-for-search.ts';

/** The words of a search, normalized, each with the other words that find the same products. */
export type SearchTerms = readonly (readonly string[])[];

/**
 * The words in the names of products for a word that shoppers type: product names are French, and shoppers search
 * in English too. Normalized; "en lin", because "lin" is in "popeline" too.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  bag: ['sac', 'cabas', 'couffin', 'pochette'],
  handbag: ['sac', 'pochette'],
  sac: ['cabas', 'couffin', 'pochette'],
  basket: ['couffin'],
  beanie: ['bonnet'],
  belt: ['ceinture'],
  bijou: ['collier', 'bracelet', 'boucles d oreilles'],
  cap: ['casquette'],
  cardigan: ['gilet'],
  chaussure: ['sandale', 'espadrille', 'babouche'],
  coat: ['manteau', 'burnous'],
  cotton: ['coton'],
  dress: ['robe', 'kaftan'],
  earring: ['boucles d oreilles'],
  foulard: ['echarpe', 'chale'],
  hat: ['chapeau', 'chechia', 'bonnet', 'casquette'],
  jacket: ['veste', 'blouson', 'blazer'],
  jeans: ['jean'],
  jewellery: ['collier', 'bracelet', 'boucles d oreilles'],
  jewelry: ['collier', 'bracelet', 'boucles d oreilles'],
  jumper: ['pull'],
  leather: ['cuir'],
  linen: ['en lin'],
  necklace: ['collier'],
  pants: ['pantalon'],
  purse: ['pochette', 'sac'],
  sandal: ['sandale'],
  scarf: ['echarpe', 'chale'],
  scarves: ['echarpe', 'chale'],
  shawl: ['chale'],
  shirt: ['chemise', 'tee shirt'],
  shoe: ['sandale', 'espadrille', 'babouche'],
  shorts: ['bermuda'],
  silk: ['soie'],
  skirt: ['jupe'],
  slipper: ['babouche'],
  straw: ['paille'],
  striped: ['raye', 'rayure', 'mariniere'],
  sweater: ['pull'],
  tee: ['tee shirt'],
  towel: ['fouta'],
  trousers: ['pantalon'],
  tunic: ['tunique'],
  velvet: ['velours'],
  wool: ['laine'],
};

/** Words that describe no product. They are searched only when the search has no other word. */
const STOP_WORDS = new Set(
  'a an and avec d de des du en et for in l la le les of pour the un une with'.split(' '),
);

/** From this length on, the start of a word has its synonyms, so that results appear while a word is typed. */
const MIN_PREFIX = 4;
const MAX_WORDS = 12;

/**
 * The terms of a product search (NAV-8). A product is found when its normalized name contains each word, or an
 * alternative of it, in any order. A name that contains the whole text is always found. The API server and its
 * clients both use it, so that they find the same products.
 */
export function searchTerms(search: string): SearchTerms {
  const words = searchWords(search);
  const named = words.filter((word) => /[\p{L}\p{N}]/u.test(word) && !STOP_WORDS.has(word));
  return (named.length > 0 ? named : words).slice(0, MAX_WORDS).map(alternativesOf);
}

/** Whether a product's normalized name has all terms of a search. */
export function matchesTerms(normalizedName: string, terms: SearchTerms): boolean {
  return terms.every((words) => words.some((word) => normalizedName.includes(word)));
}

/** The terms of the latest search: a list is filtered by one search, and its terms take longer than a match. */
let latest: { search: string; terms: SearchTerms } | undefined;

/** Whether a product's name has all words of a search (NAV-8). */
export function matchesSearch(name: string, search: string): boolean {
  if (latest?.search !== search) latest = { search, terms: searchTerms(search) };
  return matchesTerms(normalizeForSearch(name), latest.terms);
}

function alternativesOf(word: string): string[] {
  const singular = word.length >= MIN_PREFIX ? word.replace(/[sx]$/, '') : word;
  const synonyms = Object.entries(SYNONYMS).flatMap(([key, names]) =>
    isSynonymOf(word, key) ? names : [],
  );
  return [...new Set([word, singular, ...synonyms])];
}

/** Whether a word is this key, its plural, or its start. */
function isSynonymOf(word: string, key: string): boolean {
  if ([key, `${key}s`, `${key}es`, `${key}x`].includes(word)) return true;
  return word.length >= MIN_PREFIX && key.startsWith(word);
}
