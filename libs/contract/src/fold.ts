const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' };

/**
 * Folds a text for searching and comparing: no case, no accents, ligatures spelled out, spaces
 * collapsed ("  Écharpe en LAINE" → "echarpe en laine"). Host and client share it, so that both
 * find the same products (host.md, "Search folds case and accents").
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđ]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
