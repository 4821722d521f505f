import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../lib/log.ts';
import { PageHead } from '../lib/page-head.tsx';
import styles from './missing-api-configuration.module.css';

/** The page that is displayed when no valid API URL is configured. The log names the setting. */
export function MissingApiConfiguration() {
  const { t } = useTranslation();
  const log = useLog();
  useEffect(() => log('SHOP_API_URL is missing or is not a valid URL.'), [log]);
  return (
    <main className={styles.page}>
      <PageHead />
      <p role="alert">{t('errorState.missingApiUrl')}</p>
    </main>
  );
}
