import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LANGUAGES, loadLanguage } from '@shop/i18n';
import { catalogue } from '@shop/i18n/storefront';
import { useLog } from '../lib/log.ts';
import { PageHead } from '../components/page-head.tsx';
import styles from './app.module.css';

/**
 * The page that is displayed when no valid API URL is configured. It is in both languages, because the shopper cannot
 * change its language. The log names the setting.
 */
export function MissingApiConfiguration() {
  const { i18n } = useTranslation();
  const log = useLog();
  const [languages, setLanguages] = useState(() =>
    LANGUAGES.filter((each) => each === i18n.language),
  );
  useEffect(() => {
    log(
      'No API server is configured: config.js of an exported site or SHOP_API_URL is missing or has no valid URL.',
    );
    const loads = LANGUAGES.map((language) => loadLanguage(i18n, catalogue, language));
    // Without the other language's texts, the page stays in its own.
    Promise.all(loads).then(
      () => setLanguages([...LANGUAGES]),
      () => undefined,
    );
  }, [i18n, log]);
  return (
    <main className={styles.page}>
      <PageHead />
      <div role="alert">
        {languages.map((language) => (
          <p key={language} lang={language}>
            {i18n.getFixedT(language)('errorState.missingApiUrl')}
          </p>
        ))}
      </div>
    </main>
  );
}
