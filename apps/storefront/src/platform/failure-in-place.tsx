import type { ReactNode } from 'react';
import { useTranslation } from '@shop/i18n/react';
import { Button } from '@shop/ui';
import styles from './failure-in-place.module.css';

type Props = {
  onRetry: () => void;
  /** The skeleton in whose place it stands: its size is kept, so that nothing around it moves. */
  children: ReactNode;
};

/** HOME-7: a quiet line where a section of the page could not be fetched, with a way to try again. */
export function FailureInPlace({ onRetry, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.place}>
      <div className={styles.size} aria-hidden="true">
        {children}
      </div>
      <div className={styles.line} role="alert">
        <p>{t('failure.section')}</p>
        <Button look="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
