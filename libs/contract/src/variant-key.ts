/**
 * Normalizes a colour or size for comparison: lower case, no spaces (O4: " xl", "X L" and "XL" are
 * one size). The API server and its clients both use it, so that they filter alike.
 */
export function variantKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}

/** Identifies a variant within its product, in any spelling. */
export function keyOfVariant({ color, size }: { color: string; size: string }): string {
  return `${variantKey(color)} ${variantKey(size)}`;
}
