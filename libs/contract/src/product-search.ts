import { normalizeForSearch, searchWords } from './normalize-for-search.ts';

/** The words of a search, normalized, each with the other words that find the same products. */
export type SearchTerms = readonly (readonly string[])[];

/**
 * The words in the names of products for a word that shoppers type: product names are French, and shoppers search
 * in English too. Normalized; "en lin", because "lin" is in "popeline" too.
 */
export const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  bag: ['sac', 'cabas', 'couffin', 'pochette'],
  bangle: ['bracelet'],
  barnous: ['burnous'],
  basket: ['couffin'],
  beach: ['couffin', 'fouta', 'paille', 'plage'],
  beanie: ['bonnet'],
  belt: ['ceinture'],
  bijou: ['collier', 'bracelet', 'boucles d oreilles'],
  boot: ['botte', 'bottine'],
  brooch: ['broche'],
  caftan: ['kaftan'],
  cap: ['casquette'],
  cardigan: ['gilet'],
  chaussure: ['sandale', 'espadrille', 'babouche'],
  checked: ['carreaux', 'vichy'],
  clutch: ['pochette'],
  coat: ['manteau', 'burnous'],
  corduroy: ['cotele'],
  cotton: ['coton'],
  denim: ['jean'],
  djebba: ['jebba'],
  dress: ['robe', 'kaftan'],
  earring: ['boucles d oreilles'],
  embroidered: ['brode'],
  embroidery: ['brode'],
  etole: ['chale', 'echarpe'],
  foulard: ['echarpe', 'chale'],
  gingham: ['vichy'],
  handbag: ['sac', 'pochette'],
  hat: ['chapeau', 'chechia', 'bonnet', 'casquette'],
  hoodie: ['capuche'],
  jacket: ['veste', 'blouson', 'blazer'],
  jeans: ['jean'],
  jewellery: ['collier', 'bracelet', 'boucles d oreilles'],
  jewelry: ['collier', 'bracelet', 'boucles d oreilles'],
  jumper: ['pull'],
  jumpsuit: ['combinaison'],
  kaftan: ['caftan'],
  knitwear: ['maille', 'pull'],
  leather: ['cuir'],
  linen: ['en lin'],
  necklace: ['collier'],
  panier: ['couffin', 'cabas'],
  pants: ['pantalon'],
  plaid: ['carreaux'],
  pleated: ['plisse'],
  pullover: ['pull'],
  purse: ['pochette', 'sac'],
  ring: ['bague'],
  sac: ['cabas', 'couffin', 'pochette'],
  sailor: ['mariniere'],
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
  sneaker: ['basket'],
  sock: ['chaussette'],
  stole: ['etole', 'chale', 'echarpe'],
  straw: ['paille'],
  striped: ['raye', 'rayure', 'mariniere'],
  sunglasses: ['lunettes'],
  sweater: ['pull'],
  sweatshirt: ['pull'],
  swimsuit: ['maillot'],
  tank: ['debardeur'],
  tee: ['tee shirt'],
  top: ['debardeur', 'blouse', 'tee shirt'],
  tote: ['cabas', 'couffin'],
  towel: ['fouta'],
  trousers: ['pantalon'],
  tshirt: ['tee shirt', 't shirt'],
  tunic: ['tunique'],
  turtleneck: ['col roule'],
  velvet: ['velours'],
  vest: ['gilet'],
  waistcoat: ['gilet'],
  watch: ['montre'],
  wool: ['laine'],
  wrap: ['portefeuille'],
};

/**
 * Words that the name of a product seldom has: articles, and for whom it is. They are searched only when the search has
 * no other word.
 */
const STOP_WORDS = new Set(
  (
    'a an and avec d de des du en et for in l la le les of pour s the un une with ' +
    'femme femmes homme hommes man men mens woman women womens'
  ).split(' '),
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
  // A hyphen separates words, but in "t-shirt" and "pull-over".
  const words = searchWords(
    normalizeForSearch(search).replaceAll(/(?<!\S)(?:t shirt|pull over)/g, (word) =>
      word.replace(' ', ''),
    ),
  );
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
