/** The interface languages, the default and fallback first (I18N-1). */
export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'fr';

/** The switcher's labels (I18N-1). */
export const LANGUAGE_LABELS: Record<Language, string> = { fr: 'FR', en: 'ENG' };

/** The localStorage key and the name of the cookie that store the choice (I18N-5). */
export const LANGUAGE_KEY = 'lang';

/** Parses a stored choice; anything but a known language is the default. */
export function parseLanguage(stored: string | null | undefined): Language {
  return LANGUAGES.find((language) => language === stored) ?? DEFAULT_LANGUAGE;
}
