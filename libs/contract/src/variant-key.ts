/**
 * What two spellings of one colour or size share: no case, no spaces (O4: " xl", "X L" and "XL" are
 * one size). Host and client share it, so that both filter alike.
 */
export function variantKey(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
