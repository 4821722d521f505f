import { useState, type FocusEvent, type MouseEvent } from 'react';

/**
 * The message that the pointer was moved onto, or that has the focus: it is not replaced (WCAG 2.2.1). One that appears
 * under a resting pointer, such as the result of a click on Undo, is not pinned: those after it would never be shown.
 * @returns `pinned`; `pinProps` for the element of a message; and `unpin`, after which none is pinned
 */
export function usePinnedMessage<Message>() {
  const [pinned, setPinned] = useState<Message>();
  const unpin = () => setPinned(undefined);
  const pinProps = (message: Message) => ({
    onMouseMove: () => setPinned(message),
    onMouseLeave({ currentTarget }: MouseEvent) {
      if (!currentTarget.matches(':focus-within')) unpin();
    },
    onFocus: () => setPinned(message),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      const isInside = currentTarget.contains(relatedTarget);
      if (!isInside && !currentTarget.matches(':hover')) unpin();
    },
  });
  return { pinned, pinProps, unpin };
}
