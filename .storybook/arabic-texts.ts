/** Given names, family names, places and articles of Tunisian shoppers. */
const WORDS = [
  'آمال',
  'محمد',
  'بن صالح',
  'الطرابلسي',
  'تونس',
  'سوسة',
  'شارع',
  'الياسمين',
  'فستان',
  'قميص',
  'كتّان',
  'صغير',
] as const;

/** A text in Arabic letters with as many words, the same each time; digits and URLs do not change. */
export function toArabicText(text: string): string {
  if (/^(?:https?:|\/)/.test(text)) return text;
  return text.replaceAll(/\p{L}[\p{L}’'-]*/gu, (word) => {
    const sum = Array.from(word).reduce((total, letter) => total + letter.charCodeAt(0), 0);
    return WORDS[sum % WORDS.length] ?? word;
  });
}
