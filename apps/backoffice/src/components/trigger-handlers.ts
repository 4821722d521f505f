import type { DOMAttributes } from 'react';

/** The handlers that Material UI's tooltip gives its child. */
export type TriggerProps = Pick<
  DOMAttributes<Element>,
  'onMouseOver' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart' | 'onTouchEnd'
>;

/** The handlers of an element, which call those of its tooltip as soon as it has one. */
export function createTriggerHandlers() {
  let current: TriggerProps = {};
  return {
    connect: (handlers: TriggerProps) => {
      current = handlers;
    },
    props: {
      onMouseOver: (event) => current.onMouseOver?.(event),
      onMouseLeave: (event) => current.onMouseLeave?.(event),
      onFocus: (event) => current.onFocus?.(event),
      onBlur: (event) => current.onBlur?.(event),
      onTouchStart: (event) => current.onTouchStart?.(event),
      onTouchEnd: (event) => current.onTouchEnd?.(event),
    } satisfies TriggerProps,
  };
}
