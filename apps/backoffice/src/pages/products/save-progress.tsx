import { useTranslation } from '@shop/i18n/react';
import styles from './save-progress.module.css';

/** How much of the pictures is on its way, from 0 to 1; when all of it is, the host makes them ready. */
export function SaveProgress({ sent }: { sent: number }) {
  const { t } = useTranslation();
  const text =
    sent < 1
      ? t('productForm.sending', { percent: Math.floor(sent * 100) })
      : t('productForm.preparing');
  return (
    <label className={styles.progress}>
      <span className={styles.text}>{text}</span>
      <progress className={styles.bar} value={sent < 1 ? sent : undefined} />
    </label>
  );
}
