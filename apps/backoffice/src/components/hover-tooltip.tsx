import type { TooltipProps } from '@mui/material/Tooltip';
import {
  cloneElement,
  lazy,
  Suspense,
  useState,
  type ComponentType,
  type ReactElement,
} from 'react';
import { TooltipTrigger } from './tooltip-trigger.tsx';
import { createTriggerHandlers, type TriggerProps } from './trigger-handlers.ts';

const Tooltip = lazy<ComponentType<TooltipProps>>(async () => {
  try {
    return await import('@mui/material/Tooltip');
  } catch {
    return { default: () => null };
  }
});

export type HoverTooltipProps = {
  /** The accessible name of the child; shown where a pointer can hover. Without one there is no tooltip. */
  title: string;
  placement?: TooltipProps['placement'];
  /** It has no handlers of its own for hover, focus or touch. */
  children: ReactElement<TriggerProps & { 'aria-label'?: string }>;
};

/**
 * Material UI's tooltip, whose script with its positioning library is loaded at the first hover or keyboard focus; on
 * phones never. The child stays the same element, so that it keeps the hover and the focus.
 */
export function HoverTooltip({ title, placement = 'bottom', children }: HoverTooltipProps) {
  const [element, setElement] = useState<Element | null>(null);
  const [{ props, connect }] = useState(createTriggerHandlers);
  if (title === '') return <>{children}</>;

  function load(target: Element) {
    if (matchMedia('(hover: hover)').matches) setElement(target);
  }

  return (
    <>
      {cloneElement(children, {
        'aria-label': title,
        ...children.props,
        ...props,
        onMouseOver(event) {
          load(event.currentTarget);
          props.onMouseOver(event);
        },
        onFocus(event) {
          if (event.currentTarget.matches(':focus-visible')) load(event.currentTarget);
          props.onFocus(event);
        },
      })}
      {element && (
        <Suspense>
          <Tooltip title={title} placement={placement}>
            <TooltipTrigger element={element} onHandlers={connect} />
          </Tooltip>
        </Suspense>
      )}
    </>
  );
}
