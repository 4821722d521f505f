import type { ComponentProps } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './removable-chip.module.css';

export type RemovableChipProps = Omit<
  ComponentProps<'button'>,
  'className' | 'type' | 'children'
> & {
  /** What was chosen. */
  label: string;
  /** Says what a press does, and of what: "Remove the filter M". */
  removeLabel: string;
};

/** Something that was chosen; a press takes it back. */
export function RemovableChip({ label, removeLabel, ...button }: RemovableChipProps) {
  return (
    <button {...button} type="button" className={styles.chip} aria-label={removeLabel}>
      <span>{label}</span>
      <CloseIcon size={16} />
    </button>
  );
}
