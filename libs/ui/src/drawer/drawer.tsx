import { type PointerEvent, type ReactNode, useRef } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useModal } from '../use-modal.ts';
import styles from './drawer.module.css';

export type DrawerProps = {
  /** Whether the drawer is open. */
  open: boolean;
  /** Called by the close button, Escape, a click on the backdrop, or a swipe to the left. */
  onClose: () => void;
  /** The accessible name of the drawer. */
  label: string;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** At the top, beside the close button. */
  logo?: ReactNode;
  /** Fixed at the bottom. */
  footer?: ReactNode;
  /** The content. */
  children: ReactNode;
};

/** A modal panel that slides in from the left in 0.5 s, 80 % of the width (NAV-5). */
export function Drawer({ open, onClose, label, closeLabel, logo, footer, children }: DrawerProps) {
  const modal = useModal(open, onClose);
  const swipe = useSwipeLeft(onClose);
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

/** CSS pixels. */
const MIN_SWIPE_DISTANCE = 64;

/** Props that detect a swipe to the left; the element's `touch-action` allows vertical scrolling only. */
function useSwipeLeft(onSwipe: () => void) {
  const startX = useRef(0);
  return {
    onPointerDown: ({ clientX }: PointerEvent) => {
      startX.current = clientX;
    },
    onPointerUp: ({ clientX }: PointerEvent) => {
      if (startX.current - clientX > MIN_SWIPE_DISTANCE) onSwipe();
    },
  };
}
