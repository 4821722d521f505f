/**
 * The text below the title of a list: how many items it has; null while they load, undefined when they cannot be
 * loaded.
 */
export function listCount(
  page: { total: number } | undefined,
  { error }: { error: unknown },
  write: (total: number) => string,
): string | null | undefined {
  if (page) return write(page.total);
  return error ? undefined : null;
}
