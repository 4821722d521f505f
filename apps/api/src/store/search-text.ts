import { fold } from '@shop/contract/fold';

/** What a search column holds: several texts, folded, each findable by itself. */
export function searchText(...texts: string[]): string {
  return texts.map(fold).join('\n');
}

/** The LIKE pattern of a shopper's or owner's search, for `escape '\'`: every character means itself. */
export function searchPattern(search: string): string {
  return `%${fold(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
