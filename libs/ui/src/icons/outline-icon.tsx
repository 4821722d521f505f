import type { TablerIcon } from '@tabler/icons-react';

export type IconProps = {
  /** Side of the square, in pixels; 24 by default. */
  size?: number;
};

const STROKE = 1.5;
const VIEW_BOX = 24;

/** An outline icon with a stroke of 1.5px at every size; decorative, so hidden from screen readers. */
export function outline(Shape: TablerIcon) {
  return function Icon({ size = VIEW_BOX }: IconProps) {
    return <Shape size={size} stroke={(STROKE * VIEW_BOX) / size} aria-hidden="true" />;
  };
}
