import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** What is acted on, and whether it is being asked about. */
type Asked<T> = { target: T | null; open: boolean };

/**
 * An act that is asked about first. `ask` opens the question about a target; `dialog` goes to
 * `ConfirmDialog`, which stays open and tells the failure when the act fails.
 * @param act does it; rejects when it could not
 * @param onDone follows a success
 */
export function useConfirmed<T>(act: (target: T) => Promise<unknown>, onDone: (target: T) => void) {
  const [{ target, open }, setAsked] = useState<Asked<T>>({ target: null, open: false });
  // The target stays while the dialog fades, so that its text does.
  const close = () => setAsked((asked) => ({ ...asked, open: false }));
  const mutation = useMutation({
    mutationFn: act,
    onSuccess(_answer, done: T) {
      close();
      onDone(done);
    },
  });
  return {
    target,
    ask: (next: T) => {
      mutation.reset();
      setAsked({ target: next, open: true });
    },
    dialog: {
      open,
      busy: mutation.isPending,
      error: mutation.error,
      onConfirm: () => target !== null && mutation.mutate(target),
      onCancel: close,
    },
  };
}
