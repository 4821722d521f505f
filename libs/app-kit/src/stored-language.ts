import { LANGUAGE_KEY, LANGUAGES, parseLanguage, type Language } from '@shop/i18n';
import type { SafeStorage } from './safe-storage.ts';

const MAX_AGE_SECONDS = 31_536_000;

/** The stored language; French by default (I18N-1, I18N-5). */
export function readStoredLanguage(storage: SafeStorage, page: Document): Language {
  return parseLanguage(findStoredLanguage(storage, page));
}

/**
 * The stored language; undefined before the first choice (I18N-5). Where the cookie and localStorage
 * differ, the cookie has priority: the server rendered the page in its language.
 */
export function findStoredLanguage(storage: SafeStorage, page: Document): Language | undefined {
  const cookie = new RegExp(`(?:^|;)\\s*${LANGUAGE_KEY}=([^;]*)`).exec(page.cookie)?.[1];
  return findLanguage(cookie) ?? findLanguage(storage.read(LANGUAGE_KEY));
}

function findLanguage(text: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === text);
}

/**
 * Stores the choice in localStorage, and in the cookie `lang` for server-side rendering (I18N-5). A page that
 * came by TLS never sends the cookie without it.
 */
export function storeLanguage(language: Language, storage: SafeStorage, page: Document): void {
  storage.write(LANGUAGE_KEY, language);
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${secure}`;
}
