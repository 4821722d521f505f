import { useTranslation } from 'react-i18next';
import { LANGUAGE_LABELS, LANGUAGES, switchLanguage, type Language } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { flags, LanguageSwitcher } from '@shop/ui';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { useLanguage } from '../../platform/use-language.ts';
import { storeLanguage } from './stored-language.ts';

/** I18N-2: the dropdown of languages. A choice is kept, and changes every text at once. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation();
  const texts = useKeptTexts();
  const language = useLanguage();

  function choose(chosen: Language) {
    // Without a connection the other catalogue cannot be had: the page stays as it is.
    switchLanguage(i18n, catalogue, chosen).then(
      () => storeLanguage(chosen, texts, document),
      () => undefined,
    );
  }

  return (
    <LanguageSwitcher
      label={t('language.label')}
      options={LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE_LABELS[code],
        name: t(`language.${code}`),
        flag: flags[code],
      }))}
      selected={language}
      onSelect={choose}
    />
  );
}
