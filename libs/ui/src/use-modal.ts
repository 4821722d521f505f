import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/** The props of a `<dialog>` element with a controlled open state. */
export type ModalProps = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Opens a native modal dialog while `open`: the rest of the page is inert, Escape and a click on the
 * backdrop call `onClose`, and closing restores focus. A dialog hidden by a media query, as when a
 * phone is rotated, is closed too: otherwise the page would stay inert.
 */
export function useModal(open: boolean, onClose: () => void): ModalProps {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    const observer = new ResizeObserver(() => {
      // In the first frame of a transition of `display` an opening dialog has no box yet.
      if (dialog.getAnimations().length === 0 && !dialog.checkVisibility()) dialog.close();
    });
    observer.observe(dialog);
    return () => {
      observer.disconnect();
      dialog.close();
    };
  }, [open]);
  return {
    ref,
    onCancel: (event) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onClose: () => {
      if (open && ref.current?.open === false) onClose();
    },
    onClick: (event) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
}
