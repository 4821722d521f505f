import type { TooltipProps } from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { cloneElement, lazy, Suspense, type ReactElement } from 'react';

const Tooltip = lazy(() =>
  import('@mui/material/Tooltip').catch(() => ({
    default: ({ children }: TooltipProps) => children,
  })),
);

export type HoverTooltipProps = {
  /** The accessible name of the child; shown where a pointer can hover. Without one there is no tooltip. */
  title: string;
  placement?: TooltipProps['placement'];
  children: ReactElement<{ 'aria-label'?: string }>;
};

/** Material UI's tooltip with its positioning library, which phones do not load: nothing hovers there. */
export function HoverTooltip({ title, placement = 'bottom', children }: HoverTooltipProps) {
  const canHover = useMediaQuery('(hover: hover)', { noSsr: true });
  if (title === '') return children;
  const child = cloneElement(children, { 'aria-label': title, ...children.props });
  if (!canHover) return child;
  return (
    <Suspense fallback={child}>
      <Tooltip title={title} placement={placement}>
        {child}
      </Tooltip>
    </Suspense>
  );
}
