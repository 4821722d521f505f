import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './compact-select.module.css';

export type CompactSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'children' | 'value' | 'onChange'
> & {
  /** The accessible name: "Sort by". */
  label: string;
  /** The visible equivalent of the label. */
  icon: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** A native select in the size of a button. */
export function CompactSelect<Value extends string>({
  label,
  icon,
  options,
  onValueChange,
  ...select
}: CompactSelectProps<Value>) {
  return (
    <label className={styles.box}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        {...select}
        className={styles.select}
        onChange={({ target }) => {
          const selected = options.find(({ value }) => value === target.value);
          if (selected) onValueChange(selected.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon size={20} />
      </span>
    </label>
  );
}
