import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './compact-select.module.css';

export type CompactSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'className' | 'children' | 'value' | 'onChange'
> & {
  /** Names the choice for screen readers: "Sort by". */
  label: string;
  /** Says the same to the eye. */
  icon: ReactNode;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
};

/** One choice of a few in the room of a button, by the platform's own list. */
export function CompactSelect<Value extends string>({
  label,
  icon,
  options,
  onChoose,
  ...select
}: CompactSelectProps<Value>) {
  return (
    <label className={styles.frame}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
      <select
        {...select}
        className={styles.select}
        onChange={({ target }) => {
          const chosen = options.find(({ value }) => value === target.value);
          if (chosen) onChoose(chosen.value);
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
