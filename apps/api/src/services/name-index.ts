import { fold } from '@shop/contract/fold';
import type { ProductListQuery } from '@shop/contract/schemas';
import { makeShared } from '../answers/shared.ts';
import type { Db } from '../store/database.ts';
import type { Page } from '../store/page.ts';
import { findFoldedNames, type FoldedName } from '../store/product-list.ts';
import type { CatalogueState, CatalogueWatch } from './catalogue-watch.ts';

/** Finds products by their names alone; answers row numbers, or undefined when the query asks for more. */
export type NameIndex = (
  query: ProductListQuery,
  state: CatalogueState,
) => Promise<Page<number>> | undefined;

/** What a search may say beside its text for the names to be enough. */
const ENOUGH = new Set(['search', 'limit', 'offset']);

/**
 * Keeps the folded names of all products once somebody has searched, read again after a product has
 * changed: a pattern that begins anywhere finds no index in a database, and goes through every row.
 */
export function makeNameIndex(db: Db, watch: Pick<CatalogueWatch, 'last'>): NameIndex {
  let kept: { basis: number; names: Names } | undefined;
  const shared = makeShared<Names>();

  const namesAt = async (basis: number) => {
    if (kept?.basis === basis) return kept.names;
    return shared(String(basis), async () => {
      const names = joined(await findFoldedNames(db));
      if (watch.last().products === basis) kept = { basis, names };
      return names;
    });
  };

  return (query, state) => {
    const { search } = query;
    if (!search || !isEnough(query)) return undefined;
    return namesAt(state.products).then((names) => pageOf(names, fold(search), query));
  };
}

function isEnough(query: ProductListQuery): boolean {
  return Object.entries(query).every(([name, value]) => value === undefined || ENOUGH.has(name));
}

/** One text of all names, each on a line of its own: the engine goes through it much faster than through a list. */
type Names = { ids: readonly number[]; text: string; ends: readonly number[] };

function joined(names: readonly FoldedName[]): Names {
  let end = 0;
  return {
    ids: names.map(({ id }) => id),
    text: names.map(({ text }) => `${text}\n`).join(''),
    ends: names.map(({ text }) => (end += text.length + 1)),
  };
}

/** The rows whose line holds the text; a folded text has no line breaks. */
function rowsWith({ ids, text, ends }: Names, searched: string): number[] {
  const found: number[] = [];
  let line = 0;
  for (let at = text.indexOf(searched); at >= 0; at = text.indexOf(searched, ends[line - 1])) {
    while ((ends[line] ?? Infinity) <= at) line += 1;
    const id = ids[line];
    if (id === undefined) break;
    found.push(id);
    line += 1;
  }
  return found;
}

function pageOf(names: Names, searched: string, query: ProductListQuery): Page<number> {
  const { offset = 0, limit } = query;
  const found = rowsWith(names, searched);
  const end = limit === undefined ? undefined : offset + limit;
  return { rows: found.slice(offset, end), total: found.length };
}
