import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { ChevronDownIcon } from '../icons/icons.tsx';
import styles from './select-field.module.css';

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly { value: string; label: string }[];
  };

/** A native select; accepts the props of react-hook-form's `register`. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className={styles.select}>
          <select {...select} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={20} />
        </span>
      )}
    </Field>
  );
}
