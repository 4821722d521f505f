import { LANGUAGES, parseLanguage, type Language } from '@shop/i18n';
import { useTranslation } from '@shop/i18n/react';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import styles from './letter-language.module.css';

export type LetterLanguageProps = { value: Language; onChange: (language: Language) => void };

/** The language a shopper is written to, whatever the interface's. */
export function LetterLanguage({ value, onChange }: LetterLanguageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.language}>
      <ChoiceEntry
        label={t('orders.messageLanguage')}
        value={value}
        choices={LANGUAGES.map((each) => ({ value: each, text: t(`language.${each}`) }))}
        onChange={({ target }) => onChange(parseLanguage(target.value))}
      />
    </div>
  );
}
