import { useTranslation } from '@shop/i18n/react';
import { PageHead } from '../platform/page-head.tsx';
import styles from './unknown-host.module.css';

/** All there is to say when the page was told no usable API address. */
export function UnknownHost() {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <PageHead />
      <p role="alert">{t('failure.noApi')}</p>
    </main>
  );
}
