import { DEFAULT_LANGUAGE, type Language } from './languages.ts';
import { translateInto, type Texts, type Translate } from './translate.ts';

/** French stands ready, as the default and the fallback; every other language is loaded when it is chosen. */
export type CatalogueLoader = {
  fr: Texts;
  load: (language: Exclude<Language, 'fr'>) => Promise<Texts>;
};

/** What an app speaks with; one a render, so that a server can render two languages at once. */
export type I18n = {
  readonly language: Language;
  /** Says a text in the language spoken now; another function once another is spoken. */
  readonly t: Translate;
  /** Says texts in this language, whichever is spoken. */
  in: (language: Language) => Translate;
  has: (language: Language) => boolean;
  /** Adds texts to those of a language. */
  add: (language: Language, texts: Texts) => void;
  /** Speaks another language from now on, and tells who subscribed. */
  speak: (language: Language) => void;
  /** Calls `onSpeak` whenever another language is spoken, until the function it returns is called. */
  subscribe: (onSpeak: () => void) => () => void;
};

/** Speaks `language`, with French ready; rejects when the language's chunk cannot be fetched. */
export async function createI18n(loader: CatalogueLoader, language: Language): Promise<I18n> {
  const i18n = speakFrench(loader.fr);
  await switchLanguage(i18n, loader, language);
  return i18n;
}

/** Changes the interface language, fetching its catalogue first; rejects, changing nothing, when that fails. */
export async function switchLanguage(
  i18n: I18n,
  loader: CatalogueLoader,
  language: Language,
): Promise<void> {
  if (language !== 'fr' && !i18n.has(language)) i18n.add(language, await loader.load(language));
  if (i18n.language !== language) i18n.speak(language);
}

function speakFrench(fr: Texts): I18n {
  const catalogues = new Map<Language, readonly Texts[]>([['fr', [fr]]]);
  const translations = new Map<Language, Translate>();
  const listeners = new Set<() => void>();
  let spoken: Language = DEFAULT_LANGUAGE;

  function translation(language: Language): Translate {
    const t = translations.get(language) ?? translateInto(language, catalogues);
    translations.set(language, t);
    return t;
  }

  return {
    get language() {
      return spoken;
    },
    get t() {
      return translation(spoken);
    },
    in: translation,
    has: (language) => catalogues.has(language),
    add: (language, texts) => {
      catalogues.set(language, [...(catalogues.get(language) ?? []), texts]);
    },
    speak: (language) => {
      spoken = language;
      for (const tell of listeners) tell();
    },
    subscribe: (onSpeak) => {
      listeners.add(onSpeak);
      return () => void listeners.delete(onSpeak);
    },
  };
}
