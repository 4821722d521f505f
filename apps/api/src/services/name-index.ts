import { searchTerms, type SearchTerms } from '@shop/contract/product-search';
import type { ProductListQuery } from '@shop/contract/schemas';
import { createSingleFlight } from '../cache/single-flight.ts';
import type { Db } from '../db/database.ts';
import type { Page } from '../db/pagination.ts';
import { findNormalizedNames, rankedPage, type NormalizedName } from '../db/product-list.ts';
import type { CatalogueChangeFeed, CatalogueState } from './catalogue-change-feed.ts';

/** Finds product ids by name; undefined when the query has other filters. */
export type NameIndex = (
  query: ProductListQuery,
  state: CatalogueState,
) => Promise<Page<number>> | undefined;

/** The query parameters that the name index supports. */
const SUPPORTED = new Set(['search', 'limit', 'offset']);

/**
 * Caches the normalized names of all products in memory from the first search on, and reloads them after
 * a product has changed. Without it, the database would scan all rows to find a text in a name.
 */
export function createNameIndex(db: Db, feed: Pick<CatalogueChangeFeed, 'last'>): NameIndex {
  let cached: { version: number; names: Names } | undefined;
  const singleFlight = createSingleFlight<Names>();

  const namesAt = async (version: number) => {
    if (cached?.version === version) return cached.names;
    return singleFlight(String(version), async () => {
      const names = joinNames(await findNormalizedNames(db));
      if (feed.last().products === version) cached = { version, names };
      return names;
    });
  };

  return (query, state) => {
    const { search } = query;
    if (!search || !isSupported(query)) return undefined;
    return namesAt(state.products).then((names) =>
      rankedPage(findNames(names, searchTerms(search)), search, query),
    );
  };
}

function isSupported(query: ProductListQuery): boolean {
  return Object.entries(query).every(([name, value]) => value === undefined || SUPPORTED.has(name));
}

/** All names in one text, one name per line: searching it is much faster than searching a list. */
type Names = { ids: readonly number[]; text: string; ends: readonly number[] };

function joinNames(names: readonly NormalizedName[]): Names {
  let end = 0;
  return {
    ids: names.map(({ id }) => id),
    text: names.map(({ text }) => `${text}\n`).join(''),
    ends: names.map(({ text }) => (end += text.length + 1)),
  };
}

/** The lines that contain the text. A normalized text has no line breaks. */
function findLines({ ids, text, ends }: Names, search: string): number[] {
  const found: number[] = [];
  let line = 0;
  for (let at = text.indexOf(search); at >= 0; at = text.indexOf(search, ends[line - 1])) {
    while ((ends[line] ?? Infinity) <= at) line += 1;
    if (line >= ids.length) break;
    found.push(line);
    line += 1;
  }
  return found;
}

/** The lines that have each term, or an alternative of it, the newest product first. */
function findNames(names: Names, terms: SearchTerms): NormalizedName[] {
  const [first = new Set<number>(), ...others] = terms.map(
    (words) => new Set(words.flatMap((word) => findLines(names, word))),
  );
  const lines = [...first].filter((line) => others.every((found) => found.has(line)));
  return lines
    .toSorted((one, other) => other - one)
    .map((line) => ({
      id: names.ids[line] ?? 0,
      text: names.text.slice(names.ends[line - 1] ?? 0, (names.ends[line] ?? 0) - 1),
    }));
}
