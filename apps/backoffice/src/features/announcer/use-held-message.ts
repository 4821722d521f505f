import { useState, type FocusEvent, type MouseEvent } from 'react';

/**
 * The message that the pointer rests on, or that has the focus: it is not replaced (WCAG 2.2.1).
 * @returns `held`; `holdProps` for the element of a message; and `release`, after which none is held
 */
export function useHeldMessage<Message>() {
  const [held, setHeld] = useState<Message>();
  const release = () => setHeld(undefined);
  const holdProps = (message: Message) => ({
    onMouseEnter: () => setHeld(message),
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
