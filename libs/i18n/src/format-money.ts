import type { Language } from './languages.ts';

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' };

/** Made when first needed: a phone takes 50 ms for the two, which its first view would wait for. */
const formats = new Map<Language, Intl.NumberFormat>();

/**
 * Writes an amount as the shop shows it: `79,90 TND` in French, `79.90 TND` in English, the space
 * before TND unbreakable (I18N-5).
 * @param amount two-decimal text as the contract carries it, in TND
 */
export function formatMoney(amount: string, language: Language): string {
  return `${formatOf(language).format(Number(amount))}\u00A0TND`;
}

function formatOf(language: Language): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(LOCALES[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(language, made);
  return made;
}
