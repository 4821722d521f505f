import { createInstance, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format-number.ts';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from './languages.ts';

type Texts = Resource[string][string];

/** French stands ready, as the default and the fallback; every other language is loaded when it is chosen. */
export type CatalogueLoader = {
  fr: Texts;
  load: (language: Exclude<Language, 'fr'>) => Promise<Texts>;
};

/**
 * Makes one i18next instance (one a render, so that a server can render two languages at once) with
 * French ready and `language` loaded if it is another. Namespace `translation`, key separator `.`,
 * markers `{{` and `}}` (I18N-3); `{{count, number}}` is written by `formatNumber`. Rejects when the language's chunk cannot be fetched.
 */
export async function createI18n(loader: CatalogueLoader, language: Language): Promise<i18n> {
  const instance = createInstance();
  await instance.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: ['translation'],
    defaultNS: 'translation',
    keySeparator: '.',
    interpolation: { prefix: '{{', suffix: '}}', escapeValue: false },
    resources: { fr: { translation: loader.fr } },
    partialBundledLanguages: true,
    react: { useSuspense: false },
  });
  instance.services.formatter?.add('number', (value, lng) =>
    formatNumber(String(value), parseLanguage(lng)),
  );
  await switchLanguage(instance, loader, language);
  return instance;
}

/** Changes the interface language, fetching its catalogue first; rejects, changing nothing, when that fails. */
export async function switchLanguage(
  instance: i18n,
  loader: CatalogueLoader,
  language: Language,
): Promise<void> {
  if (language !== 'fr' && !instance.hasResourceBundle(language, 'translation')) {
    instance.addResourceBundle(language, 'translation', await loader.load(language));
  }
  if (instance.language !== language) await instance.changeLanguage(language);
}

/** Adds French texts to those that stood ready. */
export function addTexts(instance: i18n, texts: Texts): void {
  instance.addResourceBundle(DEFAULT_LANGUAGE, 'translation', texts, true);
}
