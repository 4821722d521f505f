import { useTranslation } from 'react-i18next';
import type { Language } from '@shop/i18n';
import styles from './locale-load-error-text.module.css';

/** The message of `LocaleLoadError` without its chunk, which cannot be loaded offline. */
export function LocaleLoadErrorText({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <p className={styles.message} role="alert">
      {`${t(`language.${language}`)}. ${t('errorState.language')}`}
    </p>
  );
}
