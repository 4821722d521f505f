import { LANGUAGE_KEY, LANGUAGES, parseLanguage, type Language } from '@shop/i18n';
import type { KeptTexts } from '../../platform/storage.ts';

const A_YEAR_IN_SECONDS = 31_536_000;

/** The language the shopper chose, French without a choice (I18N-5). */
export function storedLanguage(texts: KeptTexts): Language {
  return parseLanguage(texts.read(LANGUAGE_KEY));
}

/** The language the shopper chose; undefined without a choice. */
export function chosenLanguage(texts: KeptTexts): Language | undefined {
  return LANGUAGES.find((language) => language === texts.read(LANGUAGE_KEY));
}

/**
 * Keeps the shopper's choice in localStorage, and as the cookie `lang` for whoever renders the first
 * view (I18N-5).
 */
export function storeLanguage(language: Language, texts: KeptTexts, page: Document): void {
  texts.write(LANGUAGE_KEY, language);
  page.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
