import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';

export type ToastProps = ContentProps & {
  /** The message; without it nothing is displayed. */
  message: string | undefined;
  /** Distinguishes two messages with the same text. */
  id?: number;
};

type ContentProps = {
  tone?: 'success' | 'failure';
  /** An action, such as a link to the cart. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

const DURATION_MS = 6_000;
const DURATION_WITH_ACTION_MS = 10_000;

/**
 * A message above the page, announced when it appears and hidden after six seconds, ten with an
 * action, but not while hovered or focused. It must stay mounted while `message` changes: a live
 * region that is mounted with its text is not announced.
 */
export function Toast({ message, id = 0, ...content }: ToastProps) {
  return (
    <output className={styles.region}>
      {message !== undefined && (
        <ToastContent key={`${id} ${message}`} message={message} {...content} />
      )}
    </output>
  );
}

function ToastContent({
  message,
  tone = 'success',
  action,
  closeLabel,
  onClose,
}: ContentProps & { message: string }) {
  const [isPaused, setPaused] = useState(false);
  const close = useEffectEvent(onClose);
  const duration = action === undefined ? DURATION_MS : DURATION_WITH_ACTION_MS;

  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(close, duration);
    return () => clearTimeout(timer);
  }, [isPaused, duration]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {tone === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      <p className={styles.message}>{message}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} />
    </div>
  );
}
