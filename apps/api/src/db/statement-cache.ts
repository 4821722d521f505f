import { LRUCache } from 'lru-cache';

/** Prepared statements per connection, and texts of statements that ran once. */
const MAX_PREPARED = 200;
const MAX_SEEN = 1_000;
/** Longer texts are long value lists, which rarely repeat. */
const MAX_TEXT_LENGTH = 4_000;
/** A prepared `*` fails permanently after a newer process adds a column. */
const SELECTS_ALL_COLUMNS = /(?:select|returning) \*|\.\*/;

/**
 * Names the text of a statement of one connection from its second run on, up to the maximum. PostgreSQL prepares
 * a named statement; it parses and plans others again each time, which takes longer than an order's statements
 * themselves. A pooling proxy in front must support prepared statements (docs/scaling.md).
 */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new LRUCache<string, true>({ max: MAX_SEEN });
  const names = new Map<string, string>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= MAX_PREPARED) return name;
    if (text.length > MAX_TEXT_LENGTH || SELECTS_ALL_COLUMNS.test(text)) return undefined;
    if (seen.delete(text)) {
      names.set(text, `cached_${names.size}`);
      return names.get(text);
    }
    seen.set(text, true);
    return undefined;
  };
}
