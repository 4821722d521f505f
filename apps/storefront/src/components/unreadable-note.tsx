import { useTranslation } from 'react-i18next';
import styles from './unreadable-note.module.css';

/** How many products of a list could not be read, because none may be missing silently (F1). Nothing without any. */
export function UnreadableNote({ count }: { count: number | undefined }) {
  const { t } = useTranslation();
  return count ? (
    <small className={styles.note}>{t('productCard.unreadable', { count })}</small>
  ) : null;
}
