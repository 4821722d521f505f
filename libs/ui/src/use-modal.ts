import {
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/** What makes a `<dialog>` element a modal one that its owner opens and closes. */
export type ModalParts = {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
  onClick: (event: MouseEvent) => void;
};

/**
 * Opens the platform's own modal while `open`: the rest of the page is inert, Escape and a press on
 * what lies behind it ask `onClose`, and closing gives focus back to where it was. So does its being
 * hidden, as when a phone is turned: the page would be held by what nobody sees.
 */
export function useModal(open: boolean, onClose: () => void): ModalParts {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    dialog.showModal();
    const watch = new ResizeObserver(() => {
      if (!dialog.checkVisibility()) dialog.close();
    });
    watch.observe(dialog);
    return () => {
      watch.disconnect();
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
