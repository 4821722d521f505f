import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from '../use-modal.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  /** Whether it stands over the page. */
  open: boolean;
  /** Asked by the close button, Escape, or a press on the page behind. */
  onClose: () => void;
  /** Its heading, and its name for screen readers. */
  title: string;
  /** Names its close button. */
  closeLabel: string;
  /** What it shows or asks. An element with the attribute `autofocus` gets the focus first. */
  children: ReactNode;
};

/** A detail that holds the page until it is closed. */
export function Dialog({ open, onClose, title, closeLabel, children }: DialogProps) {
  const modal = useModal(open, onClose);
  const titleId = useId();
  return (
    <dialog {...modal} className={styles.dialog} aria-labelledby={titleId}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <h2 className={styles.title} id={titleId}>
            {title}
          </h2>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        <div>{children}</div>
      </div>
    </dialog>
  );
}
