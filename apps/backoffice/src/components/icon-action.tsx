import IconButton from '@mui/material/IconButton';
import type { MouseEvent, ReactNode } from 'react';
import { HoverTooltip } from './hover-tooltip.tsx';

export type IconActionProps = {
  /** The accessible name, also shown in a tooltip. */
  label: string;
  icon: ReactNode;
  /** The id of the text that describes the button: all cards have the same labels. */
  describedBy?: string;
  id?: string;
} & (
  | { href: string; target?: string; rel?: string; onClick?: (event: MouseEvent) => void }
  | { onClick: () => void }
) & { 'aria-disabled'?: boolean };

/** A button or link that shows an icon only. */
export function IconAction({ label, icon, describedBy, ...action }: IconActionProps) {
  return (
    <HoverTooltip title={label}>
      <IconButton {...action} aria-describedby={describedBy} sx={{ color: 'primary.main' }}>
        {icon}
      </IconButton>
    </HoverTooltip>
  );
}
