import { Button } from '../button/button.tsx';
import { AlertIcon } from '../icons/icons.tsx';
import styles from './error-state.module.css';

export type ErrorStateProps = {
  /** What went wrong, in the shopper's words. */
  message: string;
  /** The way to try again, where there is one. */
  retry?: RetryProps | undefined;
};

export type RetryProps = {
  /** What its button says. */
  label: string;
  /** Asked by a press. */
  onRetry: () => void;
  /** While trying again. */
  busyText?: string | undefined;
};

/** Stands where something could not be had, says so at once, and offers to try again (HOME-7). */
export function ErrorState({ message, retry }: ErrorStateProps) {
  return (
    <div className={styles.error} role="alert">
      <AlertIcon />
      <p className={styles.message}>{message}</p>
      {retry !== undefined && (
        <Button look="secondary" busyText={retry.busyText} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
