import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  type DOMAttributes,
  type Ref,
  type RefObject,
} from 'react';

/** The handlers that Material UI's tooltip gives its child. */
export type TriggerProps = Pick<
  DOMAttributes<Element>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd'
>;

export type TooltipTriggerProps = TriggerProps & {
  ref?: Ref<Element>;
  /** The element that the tooltip describes. */
  element: Element;
  /** Receives the handlers, for the element's events. */
  triggerProps: RefObject<TriggerProps>;
};

/** The child of a tooltip whose trigger is an element that another component renders. It renders nothing itself. */
export function TooltipTrigger({ ref, element, triggerProps, ...handlers }: TooltipTriggerProps) {
  useLayoutEffect(() => {
    triggerProps.current = handlers;
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
