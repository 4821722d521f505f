/** The query parameters that a page depends on; others, such as those that count visits, do not change it. */
const PAGE_PARAMS = [
  ['id', 'color', 'size'],
  ['gender', 'season', 'search', 'min_price', 'max_price', 'in_stock', 'sort', 'per', 'page'],
].flat();

/**
 * Whether a rendered page is the page of this query. A static host sends one file for every query.
 * @param rendered the path and query that the page was rendered for
 */
export function isRenderedFor(rendered: string, search: string): boolean {
  const of = new URLSearchParams(rendered.split('?')[1]);
  const wanted = new URLSearchParams(search);
  return PAGE_PARAMS.every((name) => String(of.getAll(name)) === String(wanted.getAll(name)));
}
