import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { useModal } from '../use-modal.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by the close button, Escape, or a click on the backdrop. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** The content. An element with the attribute `autofocus` gets the initial focus. */
  children: ReactNode;
};

/** A modal dialog on the native `<dialog>`. */
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
