/**
 * The text below the title of a list: how many items it has; null, which keeps its place, while they load and when they
 * cannot be loaded.
 */
export function listCount(
  page: { total: number } | undefined,
  write: (total: number) => string,
): string | null {
  return page ? write(page.total) : null;
}
