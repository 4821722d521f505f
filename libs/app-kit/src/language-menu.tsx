import { LANGUAGE_LABELS, LANGUAGES, type Language } from '@shop/i18n';
import { flags, LanguageSwitcher } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

export type LanguageMenuProps = { onSelect: (language: Language) => void };

/** The menu of interface languages (I18N-2), with the texts of the catalogue's group `language`. */
export function LanguageMenu({ onSelect }: LanguageMenuProps) {
  const { t } = useTranslation();
  return (
    <LanguageSwitcher
      label={t('language.label')}
      options={LANGUAGES.map((code) => ({
        code,
        label: LANGUAGE_LABELS[code],
        name: t(`language.${code}`),
        flag: flags[code],
      }))}
      selected={useLanguage()}
      onSelect={onSelect}
    />
  );
}
