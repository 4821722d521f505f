/** Values for a path's `:name` parts. */
export type PathParams = Readonly<Record<string, string>>;

/**
 * Writes values into a path's `:name` parts. Undefined when one would change which path it is
 * (empty, "." or ".."): no host has such an id.
 */
export function fillPath(path: string, params: PathParams): string | undefined {
  const values = Object.values(params);
  if (values.some((value) => /^\.{0,2}$/.test(value))) return undefined;
  return path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent((params[name] ?? '').toWellFormed()),
  );
}
