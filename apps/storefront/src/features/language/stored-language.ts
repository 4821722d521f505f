import { LANGUAGE_KEY, LANGUAGES, parseLanguage, type Language } from '@shop/i18n';
import type { KeptTexts } from '../../platform/storage.ts';

const A_YEAR_IN_SECONDS = 31_536_000;

/** The language to speak where no first view came in one: the shopper's choice, else French (I18N-5). */
export function storedLanguage(texts: KeptTexts, page: Document): Language {
  return parseLanguage(chosenLanguage(texts, page));
}

/**
 * The language the shopper chose; undefined without a choice (I18N-5). It is kept twice, and where the
 * two differ the cookie is right: by it the first view was written that the shopper is reading.
 */
export function chosenLanguage(texts: KeptTexts, page: Document): Language | undefined {
  const cookie = /(?:^|;)\s*lang=([^;]*)/.exec(page.cookie)?.[1];
  return languageIn(cookie) ?? languageIn(texts.read(LANGUAGE_KEY));
}

function languageIn(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/**
 * Keeps the shopper's choice in localStorage, and as the cookie `lang` for whoever renders the first
 * view (I18N-5).
 */
export function storeLanguage(language: Language, texts: KeptTexts, page: Document): void {
  texts.write(LANGUAGE_KEY, language);
  page.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${A_YEAR_IN_SECONDS}; SameSite=Lax`;
}
