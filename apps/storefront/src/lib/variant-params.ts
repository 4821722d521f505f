/** The chosen variant in a product's URL, so that a shared link keeps the choice. */
export type VariantParams = { color: string | null; size: string | null };

/** Reads the variant of a product's URL. A URL without an id has none, because its page is a list's (PROD-8). */
export function readVariant(query: URLSearchParams): VariantParams {
  if (!query.has('id')) return { color: null, size: null };
  return { color: query.get('color'), size: query.get('size') };
}

/** Returns the query with the variant; a colour is without its `#`, which a URL would encode. */
export function writeVariant(
  query: URLSearchParams,
  { color, size }: VariantParams,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('color');
  next.delete('size');
  if (color) next.set('color', colorParam(color));
  if (color && size) next.set('size', size);
  return next;
}

/** Whether a product's colour is the one of a URL. */
export function isColorParam(color: string, param: string): boolean {
  return colorParam(color) === colorParam(param);
}

function colorParam(color: string): string {
  return color.replace(/^#/, '').toLowerCase();
}
