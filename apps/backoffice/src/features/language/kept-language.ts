import { LANGUAGE_KEY, parseLanguage, type Language } from '@shop/i18n';
import type { KeptTexts } from '../../platform/kept-texts.ts';

const YEAR_SECONDS = 31_536_000;

/** The language chosen at the last visit; French when none was (I18N-1, I18N-5). */
export function readLanguage(kept: KeptTexts): Language {
  return parseLanguage(kept.read(LANGUAGE_KEY));
}

/** Keeps the choice for the next visit, in localStorage and in a cookie of the same name (I18N-5). */
export function keepLanguage(kept: KeptTexts, language: Language): void {
  kept.write(LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
