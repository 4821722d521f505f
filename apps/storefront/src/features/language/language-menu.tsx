import { useTranslation } from '@shop/i18n/react';
import { LANGUAGE_LABELS, LANGUAGES } from '@shop/i18n';
import { flags, LanguageSwitcher } from '@shop/ui';
import { useLanguage } from '../../platform/use-language.ts';
import { useLanguageChange } from './use-language-change.tsx';

/** I18N-2: the dropdown of languages. A choice is kept, and changes every text at once. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { change, note } = useLanguageChange();

  return (
    <>
      <LanguageSwitcher
        label={t('language.label')}
        options={LANGUAGES.map((code) => ({
          code,
          label: LANGUAGE_LABELS[code],
          name: t(`language.${code}`),
          flag: flags[code],
        }))}
        selected={language}
        onSelect={change}
      />
      {note}
    </>
  );
}
