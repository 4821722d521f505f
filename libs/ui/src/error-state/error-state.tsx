import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import styles from './error-state.module.css';

export type ErrorStateProps = {
  /** The error message for the user. */
  message: string;
  /** Present when the action can be repeated. */
  retry?: RetryProps | undefined;
  /** A note under the message, such as the reference of the error. */
  children?: ReactNode;
};

export type RetryProps = {
  /** The label of the button. */
  label: string;
  /** Called by a click. */
  onRetry: () => void;
  /** Present while retrying. */
  loadingText?: string | undefined;
};

/** Replaces content that failed to load; announced at once, with a retry button (HOME-7). */
export function ErrorState({ message, retry, children }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <AlertIcon />
      <p className={styles.message}>
        {message}
        {children}
      </p>
      {retry !== undefined && (
        <Button variant="secondary" loadingText={retry.loadingText} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
