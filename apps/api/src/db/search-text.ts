import { normalizeForSearch, searchWords } from '@shop/contract/normalize-for-search';
import { sql, type SqlBool } from 'kysely';

/** The text of a search column: several normalized texts, one a line. */
export function searchText(...texts: string[]): string {
  return texts.map(normalizeForSearch).join('\n');
}

/** The condition that a normalized column contains a text; wildcards are escaped. */
export function contains(column: 'folded_name' | 'search_text', search: string) {
  const pattern = `%${normalizeForSearch(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}

/** The condition that a normalized column contains each word of a text, in any order. */
export function containsWords(column: 'search_text', search: string) {
  const conditions = searchWords(search).map((word) => contains(column, word));
  return sql.join<SqlBool>(conditions, sql` and `);
}
