import { isApiError } from '@shop/api-client';
import { useTranslation } from 'react-i18next';
import styles from './request-reference.module.css';

/** The id of a failed request in the log of the API server. An error without one renders nothing. */
export function RequestReference({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return (
    isApiError(error) &&
    error.requestId && (
      <small className={styles.reference}>{t('requestReference', { id: error.requestId })}</small>
    )
  );
}
