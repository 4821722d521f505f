import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@shop/ui';
import { RequestReference } from './request-reference.tsx';
import styles from './sized-error-state.module.css';

type Props = {
  error: unknown;
  onRetry: () => void;
  /** The skeleton that the message replaces. Its size is preserved, so that the layout does not shift. */
  children: ReactNode;
};

/** HOME-7: a message and a retry button for a section that could not be fetched. */
export function SizedErrorState({ error, onRetry, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.state}>
      <div className={styles.skeleton} aria-hidden="true">
        {children}
      </div>
      <div className={styles.message} role="alert">
        <p>
          {t('errorState.section')}
          <RequestReference error={error} />
        </p>
        <Button variant="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </div>
  );
}
