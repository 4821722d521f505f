import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './toast.module.css';

export type ToastProps = Note & {
  /** What there is to tell; nothing is shown without it. */
  message: string | undefined;
  /** Tells one note from the next where both say the same. */
  id?: number;
};

type Note = {
  tone?: 'success' | 'failure';
  /** Something to do about it: a link to the cart. */
  action?: ReactNode;
  closeLabel: string;
  onClose: () => void;
};

/** For how long it is shown, in milliseconds: longer where there is something to do about it. */
const SHOWN = 6000;
const SHOWN_WITH_ACTION = 10_000;

/**
 * A passing message above the page, read out when it appears; it leaves after six seconds, ten with
 * an action, never under the pointer or focus. Keep it in the page and change `message`, else nothing is read out.
 */
export function Toast({ message, id = 0, ...note }: ToastProps) {
  return (
    <output className={styles.place}>
      {message !== undefined && <Shown key={`${id} ${message}`} message={message} {...note} />}
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
  const lasts = action === undefined ? SHOWN : SHOWN_WITH_ACTION;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(close, lasts);
    return () => clearTimeout(timer);
  }, [held, lasts]);

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
      {action !== undefined && <div className={styles.action}>{action}</div>}
      <IconButton label={closeLabel} icon={<CloseIcon size={20} />} onClick={onClose} />
    </div>
  );
}
