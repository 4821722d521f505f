import { expect, test } from 'vitest';
import { normalizeForSearch } from './normalize-for-search.ts';
import { searchTerms } from './product-search.ts';
import { rankByTerms } from './rank-by-terms.ts';

test.each([
  ['lin', ['Chemise en lin', 'Robe (lin)', 'Robe popeline', 'Blouse en popeline']],
  ['linen', ['Chemise en lin', 'Robe popeline', 'Blouse en popeline', 'Robe (lin)']],
  ['robe lin', ['Robe (lin)', 'Robe popeline', 'Chemise en lin', 'Blouse en popeline']],
  ['ouse', ['Robe popeline', 'Chemise en lin', 'Blouse en popeline', 'Robe (lin)']],
])(
  'NAV-8 for %j, names in which each word starts a word come first, and equal ones stay',
  (text, expected) => {
    const names = ['Robe popeline', 'Chemise en lin', 'Blouse en popeline', 'Robe (lin)'];
    expect(rankByTerms(names, searchTerms(text), normalizeForSearch)).toEqual(expected);
  },
);
