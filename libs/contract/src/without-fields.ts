/** Copies a JSON value without the fields of some names, at any depth. */
export function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutFields(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !names.includes(name))
      .map(([name, field]) => [name, withoutFields(field, names)]),
  );
}
