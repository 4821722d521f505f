import { flags, LanguageSwitcher } from '@shop/ui';
import { LANGUAGE_LABELS, LANGUAGES, parseLanguage, switchLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/backoffice';
import { useTranslation } from '@shop/i18n/react';
import { useShop } from '../../platform/shop-context.ts';
import { keepLanguage } from './kept-language.ts';

/** Chooses the language of the whole back office, at once and for the next visit (I18N-2, I18N-5). */
export function LanguageChoice() {
  const { t, i18n } = useTranslation();
  const { kept } = useShop();
  return (
    <LanguageSwitcher
      label={t('language.label')}
      options={LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE_LABELS[code],
        name: t(`language.${code}`),
        flag: flags[code],
      }))}
      selected={parseLanguage(i18n.language)}
      onSelect={(language) => {
        switchLanguage(i18n, catalogue, language).then(
          () => keepLanguage(kept, language),
          // The catalogue could not be fetched: the page stays in the language it has.
          () => undefined,
        );
      }}
    />
  );
}
