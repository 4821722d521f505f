import { useEffect, useImperativeHandle, useLayoutEffect, type Ref } from 'react';
import type { TriggerProps } from './trigger-handlers.ts';

export type TooltipTriggerProps = TriggerProps & {
  ref?: Ref<Element>;
  /** The element that the tooltip describes. */
  element: Element;
  /** Called with the handlers, for the element's events. */
  onHandlers: (handlers: TriggerProps) => void;
};

/** The child of a tooltip whose trigger is an element that another component renders. It renders nothing itself. */
export function TooltipTrigger({ ref, element, onHandlers, ...handlers }: TooltipTriggerProps) {
  useLayoutEffect(() => {
    onHandlers(handlers);
  });

  useImperativeHandle(ref, () => {
    // Material UI checks in development that its child is this element.
    element.setAttribute('data-mui-internal-clone-element', 'true');
    return element;
  }, [element]);

  useEffect(() => {
    // The hover or the focus was before the tooltip's script was loaded.
    if (!element.matches(':hover, :focus-visible')) return;
    element.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  }, [element]);

  return null;
}
