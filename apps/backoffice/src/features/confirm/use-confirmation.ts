import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type State<T> = { target: T | null; open: boolean };

/**
 * An action with a confirmation. `confirm` opens the dialog for a target; `dialog` are the props of
 * `ConfirmDialog`, which stays open and shows the error when the action fails.
 * @param action rejects when the action fails
 * @param onDone called after a success
 */
export function useConfirmation<T>(
  action: (target: T) => Promise<unknown>,
  onDone: (target: T) => void,
) {
  const [{ target, open }, setState] = useState<State<T>>({ target: null, open: false });
  // The target stays for the text of the dialog while it closes.
  const close = () => setState((state) => ({ ...state, open: false }));
  const mutation = useMutation({
    mutationFn: action,
    onSuccess(_response, done: T) {
      close();
      onDone(done);
    },
  });
  return {
    target,
    confirm: (next: T) => {
      mutation.reset();
      setState({ target: next, open: true });
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
