const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/** Spaces, apostrophes of every kind (and the accents typed instead), hyphens and dashes. */
const SEPARATORS = /[\s'‘’‛ʼʹ′`\p{Pd}−]+/gu;

/**
 * Normalizes a text for searching and comparing (NAV-8): lower case, no accents, ligatures spelled
 * out; every run of spaces, apostrophes and hyphens becomes one space ("  L’Écharpe – LAINE" →
 * "l echarpe laine"). The API server and its clients both use it, so that they find the same products.
 */
export function normalizeForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(SEPARATORS, ' ')
    .trim();
}

/** The punctuation before and after a word. */
const AROUND_WORDS = /^[.,;:!?]+|[.,;:!?]+$/g;

/**
 * The different words of a search for orders, normalized, without the punctuation around them. A
 * text of punctuation alone is one word.
 */
export function searchWords(search: string): string[] {
  const text = normalizeForSearch(search);
  const words = text.split(' ').map((word) => word.replace(AROUND_WORDS, ''));
  const found = new Set(words.filter((word) => word !== ''));
  return found.size > 0 ? Array.from(found) : [text];
}
