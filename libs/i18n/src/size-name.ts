import { variantKey } from '@shop/contract/variant-key';
import type { Language } from './languages.ts';

type Name = Record<Language, string>;

const ONE_SIZE: Name = { fr: 'Taille unique', en: 'One size' };

/** Sizes that are words, by their `variantKey`. */
const NAMES = new Map<string, Name>([
  ['tailleunique', ONE_SIZE],
  ['unique', ONE_SIZE],
  ['tu', ONE_SIZE],
  ['onesize', ONE_SIZE],
  ['os', ONE_SIZE],
  ['enfant', { fr: 'Enfant', en: 'Child' }],
  ['adulte', { fr: 'Adulte', en: 'Adult' }],
  ['bébé', { fr: 'Bébé', en: 'Baby' }],
  ['grossesse', { fr: 'Grossesse', en: 'Maternity' }],
]);

/** A child's size as an age: "6 mois", "2 ans", "2-3 ans". */
const AGE = /^(\d+(?:\s*[-–/à]\s*\d+)?)\s*(ans?|mois)$/i;

/** Whether the size is the only one of a piece, so that its name contains “size” itself: "Taille unique", "TU", "One size". */
export function isOneSize(size: string): boolean {
  return NAMES.get(variantKey(size)) === ONE_SIZE;
}

/**
 * The name of a size in a language: common French words and ages are translated, any other size is
 * returned. Requests to the API server contain the size, not this name.
 */
export function sizeName(size: string, language: Language): string {
  const name = NAMES.get(variantKey(size));
  if (name) return name[language];
  const [, count, unit] = AGE.exec(size.trim()) ?? [];
  if (language === 'fr' || count === undefined || unit === undefined) return size.trim();
  const plural = count === '1' ? '' : 's';
  return `${count.replace('à', '–').replace(/\s+/g, '')} ${unit.toLowerCase() === 'mois' ? 'month' : 'year'}${plural}`;
}
