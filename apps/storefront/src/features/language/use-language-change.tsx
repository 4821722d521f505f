import { useChangeLanguage } from '@shop/app-kit';
import { catalogue } from '@shop/i18n/storefront';
import type { Language } from '@shop/i18n';
import { ignorePreloadErrors } from '@shop/ui/ignore-preload-errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { LoadErrorNote } from '../../components/load-error-note.tsx';

const LocaleLoadError = lazyComponent(
  async () => (await ignorePreloadErrors(() => import('./locale-load-error.tsx'))).LocaleLoadError,
  LocaleLoadErrorText,
);

/**
 * Changes the language and stores the choice. When its texts cannot be loaded, the language does not change.
 * @returns `change`, and an error message with a retry button to render
 */
export function useLanguageChange(): { change: (language: Language) => void; note: ReactNode } {
  const { change, failed, dismiss } = useChangeLanguage(catalogue);
  const note = failed && (
    <LocaleLoadError language={failed} onRetry={() => change(failed)} onClose={dismiss} />
  );
  return { change, note };
}

/** The message of `LocaleLoadError` without its chunk, which cannot be loaded offline. */
function LocaleLoadErrorText({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <LoadErrorNote>{`${t(`language.${language}`)}. ${t('errorState.language')}`}</LoadErrorNote>
  );
}
