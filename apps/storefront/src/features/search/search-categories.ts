import { GENDERS, SEASONS } from '@shop/contract/constants';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';
import type { ShopScope } from '../../lib/paths.ts';

/** The names of the categories in both languages, normalized: shoppers type either. */
export const CATEGORY_NAMES = {
  Men: ['hommes', 'men', 'man'],
  Women: ['femmes', 'women', 'woman'],
  Accessoire: ['accessoires', 'accessories'],
  'New Arrivals': ['nouveautes', 'new arrivals'],
  'Previous Collections': ['collections precedentes', 'previous collections'],
} as const;

/** From this length on, the start of a name finds a category. */
const MIN_LENGTH = 2;

/**
 * NAV-8: the genders and seasons that a search names: each word is the start of a word of the category ("fem nouv" is
 * Women · New Arrivals). A gender alone is found without its seasons.
 */
export function searchCategories(search: string): ShopScope[] {
  const words = normalizeForSearch(search).split(' ');
  if (words.some((word) => word.length < MIN_LENGTH)) return [];
  const isIn = (word: string, name: keyof typeof CATEGORY_NAMES) =>
    CATEGORY_NAMES[name].some((text) => text.split(' ').some((part) => part.startsWith(word)));
  return GENDERS.flatMap((gender): ShopScope[] => {
    if (words.every((word) => isIn(word, gender))) return [{ gender }];
    return SEASONS.filter((season) =>
      words.every((word) => isIn(word, gender) || isIn(word, season)),
    ).map((season) => ({ gender, season }));
  });
}
