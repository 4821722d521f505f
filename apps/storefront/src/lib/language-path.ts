import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shop/i18n';

/**
 * The public URL of a page in a language, for search engines and links in messages: the path itself in French, with
 * the prefix `/en` in English. The app removes the prefix when it starts, so no route has one.
 */
export function languagePath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path}`;
}

/** Splits the path of a URL into the language of its prefix, where it has one, and the path of the app. */
export function parseLanguagePath(path: string): { language: Language | undefined; path: string } {
  for (const language of LANGUAGES) {
    const prefix = languagePath('/', language);
    if (language === DEFAULT_LANGUAGE) continue;
    if (path.startsWith(prefix)) return { language, path: path.slice(prefix.length - 1) };
    const [pathname = ''] = path.split(/[?#]/, 1);
    if (`${pathname}/` === prefix) return { language, path: `/${path.slice(pathname.length)}` };
  }
  return { language: undefined, path };
}
