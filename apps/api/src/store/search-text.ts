import { fold } from '@shop/contract/fold';
import { sql, type SqlBool } from 'kysely';

/** What a search column holds: several texts, folded, each findable by itself. */
export function searchText(...texts: string[]): string {
  return texts.map(fold).join('\n');
}

/** The condition that a folded column holds a searched text anywhere; every character of it means itself. */
export function contains(column: 'folded_name' | 'search_text', search: string) {
  const pattern = `%${fold(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`;
}
