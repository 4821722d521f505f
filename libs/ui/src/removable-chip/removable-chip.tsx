import type { ComponentProps } from 'react';
import { CloseIcon } from '../icons/icons.tsx';
import styles from './removable-chip.module.css';

export type RemovableChipProps = Omit<
  ComponentProps<'button'>,
  'className' | 'type' | 'children'
> & {
  /** The displayed text. */
  label: string;
  /** The accessible name: "Remove the filter M". */
  removeLabel: string;
};

/** A selected value; a click removes it. */
export function RemovableChip({ label, removeLabel, ...button }: RemovableChipProps) {
  return (
    <button {...button} type="button" className={styles.chip} aria-label={removeLabel}>
      <span>{label}</span>
      <CloseIcon size={16} />
    </button>
  );
}
