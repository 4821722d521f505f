import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';

export type ToastProps = Note & {
  /** What there is to tell; nothing is shown without it. */
  message: string | undefined;
};

type Note = {
  tone?: 'success' | 'failure';
  /** Something to do about it: a link to the cart. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

const SHOWN = 6000;

/**
 * A passing message above the page, read out when it appears; it leaves after six seconds, never
 * under the pointer or focus. Keep it in the page and change `message`, else nothing is read out.
 */
export function Toast({ message, ...note }: ToastProps) {
  return (
    <output className={styles.place}>
      {message !== undefined && <Shown key={message} message={message} {...note} />}
    </output>
  );
}

function Shown({
  message,
  tone = 'success',
  action,
  closeLabel,
  onClose,
}: Note & { message: string }) {
  const [held, setHeld] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, SHOWN);
    return () => clearTimeout(timer);
  }, [held]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {tone === 'success' ? <CheckIcon size={20} /> : <AlertIcon size={20} />}
      <p className={styles.message}>{message}</p>
      {action}
      <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} />
    </div>
  );
}
