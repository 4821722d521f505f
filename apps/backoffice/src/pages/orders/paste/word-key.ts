import { withAsciiDigits } from '@shop/contract/ascii-digits';
import { normalizeForSearch } from '@shop/contract/normalize-for-search';

/** The Arabic letters that are written for one another, and the letters that Darija writes as digits. */
const SAME: Readonly<Record<string, string>> = {
  ـ: '',
  ى: 'ي',
  ة: 'ه',
  ڨ: 'ق',
  گ: 'ق',
  ڥ: 'ف',
  پ: 'ب',
  '2': 'a',
  '3': 'a',
  '5': 'kh',
  '7': 'h',
  '8': 'gh',
  '9': 'k',
  q: 'k',
  y: 'i',
};

/** A word in lower case with ASCII digits and without accents. */
export function normalizeWord(word: string): string {
  return normalizeForSearch(withAsciiDigits(word));
}

/**
 * The key by which spellings of a word are the same: no accents, no double letters, digits of Darija as letters
 * ("7amra", "hamra" and "Hammra" are "hamra"). A number is its own key.
 */
export function wordKey(word: string): string {
  const normalized = normalizeWord(word);
  if (!/\p{L}/u.test(normalized)) return normalized;
  return normalized
    .replace(/[2-9qyـىةڨگڥپ]/g, (letter) => SAME[letter] ?? letter)
    .replace(/ou|oo/g, 'u')
    .replace(/(\p{L})\1+/gu, '$1');
}

/** The keys of the words of a phrase. */
export function phraseKeys(phrase: string): string[] {
  return (phrase.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map(wordKey);
}

/** A key without the ending of its plural or feminine. */
export function stem(key: string): string {
  return key.length >= 5 ? key.replace(/(?:es|s|x|e)$/, '') : key.replace(/(?<=..)s$/, '');
}

const ARABIC_PREFIXES = ['وال', 'بال', 'ال', 'لل', 'و', 'ل', 'ب', 'ف'];
const MIN_ARABIC = 3;

/** A key, and for an Arabic word the keys without "and", "the", "to" and "with", which are written together with it. */
export function keyForms(key: string): string[] {
  if (!/^[\u0600-\u06FF]/.test(key)) return [key];
  const rest = ARABIC_PREFIXES.filter((prefix) => key.startsWith(prefix)).map((prefix) =>
    key.slice(prefix.length),
  );
  return [key, ...rest.filter((form) => form.length >= MIN_ARABIC)];
}
