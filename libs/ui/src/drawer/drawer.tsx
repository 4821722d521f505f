import type { ReactNode } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModal } from '../use-modal.ts';
import { useSwipeAway } from './use-swipe-away.ts';
import styles from './drawer.module.css';

export type DrawerProps = {
  /** Whether it stands over the page. */
  open: boolean;
  /** Asked by the close button, Escape, a press on the page behind, or a swipe to the left. */
  onClose: () => void;
  /** Names the drawer for screen readers. */
  label: string;
  /** Names its close button. */
  closeLabel: string;
  /** Stands at the top, beside the close button. */
  logo?: ReactNode;
  /** Stands at the bottom, in reach however far the rest is scrolled. */
  footer?: ReactNode;
  /** What it holds. */
  children: ReactNode;
};

/** A panel over the whole page that slides in from the left, 80% wide, in half a second (NAV-5). */
export function Drawer({ open, onClose, label, closeLabel, logo, footer, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  const swipe = useSwipeAway(onClose);
  return (
    <dialog {...modal} {...swipe} className={styles.drawer} aria-label={label}>
      <div className={styles.panel}>
        <div className={styles.top}>
          <div>{logo}</div>
          <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
        </div>
        {children}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  );
}
