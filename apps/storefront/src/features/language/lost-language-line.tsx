import { useTranslation } from '@shop/i18n/react';
import type { Language } from '@shop/i18n';
import styles from './lost-language-line.module.css';

/** What is said where, wholly offline, not even the note about a lost language can be had. */
export function LostLanguageLine({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <p className={styles.line} role="alert">
      {`${t(`language.${language}`)}. ${t('failure.language')}`}
    </p>
  );
}
