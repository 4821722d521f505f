import { normalizeForSearch, searchWords } from '@shop/contract/normalize-for-search';
import { searchTerms } from '@shop/contract/product-search';
import { sql, type SqlBool } from 'kysely';

/** The text of a search column: several normalized texts, one a line. */
export function searchText(...texts: string[]): string {
  return texts.map(normalizeForSearch).join('\n');
}

/** The condition that the search text of a row contains a text; wildcards are escaped. */
export function contains(search: string) {
  const pattern = `%${normalizeForSearch(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`search_text like ${pattern} escape '\\'`;
}

/** NAV-8: the condition that the search text of a product has each term of a search, in any order. */
export function containsTerms(search: string) {
  const conditions = searchTerms(search).map((words) => {
    const alternatives = words.map((word) => contains(word));
    return sql`(${sql.join<SqlBool>(alternatives, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The condition that the search text of a row contains each word of a text, in any order. */
export function containsWords(search: string) {
  const conditions = searchWords(search).map((word) => contains(word));
  return sql.join<SqlBool>(conditions, sql` and `);
}
