import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { I18n } from './create-i18n.ts';
import type { Translate } from './translate.ts';

type Translation = {
  /** Says a text in the interface language. */
  t: Translate;
  i18n: I18n;
};

const TranslationContext = createContext<Translation | undefined>(undefined);

export type I18nProviderProps = { i18n: I18n; children: ReactNode };

/** Lets what is inside speak with `i18n`; draws it anew when another language is spoken (I18N-2). */
export function I18nProvider({ i18n, children }: I18nProviderProps) {
  const translate = () => i18n.t;
  const t = useSyncExternalStore(i18n.subscribe, translate, translate);
  const translation = useMemo(() => ({ t, i18n }), [t, i18n]);
  return <TranslationContext value={translation}>{children}</TranslationContext>;
}

/** What the parts of an app speak with; throws outside an `I18nProvider`. */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (!translation) throw new Error('useTranslation needs an I18nProvider around it');
  return translation;
}
