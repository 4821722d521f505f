import { useLayoutEffect, useState } from 'react';

const DIALOG = '.MuiDialog-root';

/** Whether a dialog is open. Observed while `isActive`. */
export function useIsDialogOpen(isActive: boolean): boolean {
  const [isOpen, setOpen] = useState(false);

  // Before the paint: the message is not shown for a moment.
  useLayoutEffect(() => {
    if (!isActive) return undefined;
    const update = () => setOpen(document.querySelector(DIALOG) !== null);
    update();
    // Dialogs are added to the body.
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, [isActive]);

  return isOpen;
}
