import { type ReactElement, useId } from 'react';
import styles from './field.module.css';

export type FieldTexts = {
  label: string;
  /** Help text, below the label. */
  hint?: string | undefined;
  /** The validation error; it marks the field as invalid. */
  error?: string | undefined;
};

/** The props that associate the control with its label, hint and error. */
type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldTexts & {
  /** A doubt about the value; the field stays valid. */
  warning?: string | undefined;
  children: (control: ControlProps) => ReactElement;
};

/** The layout of every field: label, hint, control, warning and error, associated for screen readers. */
export function Field({ label, hint, warning, error, children }: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const warningId = warning === undefined ? undefined : `${id}-warning`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const described = [hintId, warningId, errorId].filter((each) => each !== undefined).join(' ');
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
      {warning !== undefined && (
        <output className={styles.warning} id={warningId}>
          {warning}
        </output>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
