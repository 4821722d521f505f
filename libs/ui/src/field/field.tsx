import { type ReactElement, useId } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
  /** What helps to fill it in, below the label. */
  hint?: string | undefined;
  /** What is wrong with what was typed; it marks the field as invalid. */
  error?: string | undefined;
};

/** What a field puts on its control, so that label, hint and error belong to it. */
type ControlParts = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldTexts & { children: (control: ControlParts) => ReactElement };

/** The frame of every field: label, hint, control and error, tied together for screen readers. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({
        id,
        className: styles.control,
        'aria-invalid': error !== undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
