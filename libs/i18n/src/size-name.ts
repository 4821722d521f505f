import { variantKey } from '@shop/contract/variant-key';
import type { Language } from './languages.ts';

type Name = Record<Language, string>;

const ONE_SIZE: Name = { fr: 'Taille unique', en: 'One size' };

/** Sizes that are words, by the spellings shops use (as `variantKey` reads them). */
const WORDS = new Map<string, Name>([
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

/** An age, as children's sizes are given: "6 mois", "2 ans", "2-3 ans". */
const AGE = /^(\d+(?:\s*[-–/à]\s*\d+)?)\s*(ans?|mois)$/i;

/**
 * Names a size for people in a language: the well-known words and ages of the owner's French have
 * their English; any other size is its own name. The host is always sent the size itself.
 */
export function sizeName(size: string, language: Language): string {
  const word = WORDS.get(variantKey(size));
  if (word) return word[language];
  const [, count, unit] = AGE.exec(size.trim()) ?? [];
  if (language === 'fr' || count === undefined || unit === undefined) return size.trim();
  const one = count === '1' ? '' : 's';
  return `${count.replace('à', '–').replace(/\s+/g, '')} ${unit.toLowerCase() === 'mois' ? 'month' : 'year'}${one}`;
}
