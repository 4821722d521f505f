const collator = new Intl.Collator('fr', { sensitivity: 'base', numeric: true });

/** In the order of the alphabet, whatever the case and accents. */
export function compareNames(one: string, other: string): number {
  return collator.compare(one.trim(), other.trim());
}
