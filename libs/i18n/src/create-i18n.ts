import { createInstance, type i18n as I18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { formatNumber } from './format-number.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage, type Language } from './languages.ts';

/** The texts of one app: French is bundled, every other language is fetched when it is needed. */
export type Catalogue = {
  /** French by namespace, the source and the fallback of every other language. */
  fr: ResourceLanguage;
  /** Fetches another language by namespace; rejects when its chunk cannot be fetched. */
  load: (language: Exclude<Language, 'fr'>) => Promise<ResourceLanguage>;
  /** The namespaces where a key is looked up that `translation` does not have. */
  fallbackNS?: string | readonly string[];
};

/**
 * Creates an i18next instance in this language. Each render needs its own, so that a server can
 * render two languages at the same time. Rejects when the language's chunk cannot be fetched.
 */
export async function createI18n(catalogue: Catalogue, language: Language): Promise<I18n> {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    supportedLngs: LANGUAGES,
    fallbackNS: catalogue.fallbackNS ?? false,
    // A copy, because i18next adds namespaces to this object.
    resources: { [DEFAULT_LANGUAGE]: { ...catalogue.fr } },
    initAsync: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  // `{{count, number}}`, without the 60 ms that the first use of Intl.NumberFormat takes on a phone.
  i18n.services.formatter?.add('number', (value, locale) =>
    formatNumber(String(value), parseLanguage(locale)),
  );
  // `{{status, lowercase}}`, for a label inside a French sentence.
  i18n.services.formatter?.add('lowercase', (value, locale) =>
    String(value).toLocaleLowerCase(locale),
  );
  await changeLanguage(i18n, catalogue, language);
  return i18n;
}

/** Changes the interface language. Rejects and changes nothing when its chunk cannot be fetched. */
export async function changeLanguage(
  i18n: I18n,
  catalogue: Catalogue,
  language: Language,
): Promise<void> {
  await loadLanguage(i18n, catalogue, language);
  if (i18n.language !== language) await i18n.changeLanguage(language);
}

/** Adds the texts of a language once, for `getFixedT`. Rejects when its chunk cannot be fetched. */
export async function loadLanguage(
  i18n: I18n,
  catalogue: Catalogue,
  language: Language,
): Promise<void> {
  if (language === 'fr' || i18n.hasResourceBundle(language, 'translation')) return;
  const namespaces = await catalogue.load(language);
  for (const [namespace, texts] of Object.entries(namespaces))
    i18n.addResourceBundle(language, namespace, texts);
}
