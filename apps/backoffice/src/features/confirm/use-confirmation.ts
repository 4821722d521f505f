import { isResponseLost } from '@shop/api-client';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type State<T> = { target: T | null; open: boolean };

/**
 * An action with a confirmation. `confirm` opens the dialog for a target; `dialog` are the props of
 * `ConfirmDialog`, which stays open and shows the error when the action fails.
 * @param action rejects when the action fails; `isRepeat` is true after an action for the target whose response was lost
 * @param onDone called after a success
 * @param onSettled called after a success and after a failure, as for what is read again
 */
export function useConfirmation<T>(
  action: (target: T, isRepeat: boolean) => Promise<unknown>,
  onDone: (target: T) => void,
  onSettled?: () => void,
) {
  const [{ target, open }, setState] = useState<State<T>>({ target: null, open: false });
  // The target stays for the text of the dialog while it closes.
  const close = () => setState((state) => ({ ...state, open: false }));
  const mutation = useMutation({
    mutationFn: (variables: { target: T; isRepeat: boolean }) =>
      action(variables.target, variables.isRepeat),
    onSuccess(_response, { target: done }) {
      close();
      onDone(done);
    },
    onSettled: () => onSettled?.(),
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
      onConfirm: () =>
        target !== null && mutation.mutate({ target, isRepeat: isResponseLost(mutation.error) }),
      onCancel: close,
    },
  };
}
