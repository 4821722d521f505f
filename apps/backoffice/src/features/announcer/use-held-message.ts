import { useState, type FocusEvent, type MouseEvent } from 'react';

/**
 * The message that the pointer was moved onto, or that has the focus: it is not replaced (WCAG 2.2.1). One that appears
 * under a resting pointer, such as the result of a click on Undo, is not held: those after it would never be shown.
 * @returns `held`; `holdProps` for the element of a message; and `release`, after which none is held
 */
export function useHeldMessage<Message>() {
  const [held, setHeld] = useState<Message>();
  const release = () => setHeld(undefined);
  const holdProps = (message: Message) => ({
    onMouseMove: () => setHeld(message),
    onMouseLeave({ currentTarget }: MouseEvent) {
      if (!currentTarget.matches(':focus-within')) release();
    },
    onFocus: () => setHeld(message),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      const isInside = currentTarget.contains(relatedTarget);
      if (!isInside && !currentTarget.matches(':hover')) release();
    },
  });
  return { held, holdProps, release };
}
