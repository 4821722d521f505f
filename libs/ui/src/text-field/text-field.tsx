import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    /** A doubt about the value, below the control; the field stays valid. */
    warning?: string | undefined;
    type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  };

/** A one-line text input; accepts the props of react-hook-form's `register`. */
export function TextField({
  label,
  hint,
  warning,
  error,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error}>
      {(control) => <input dir="auto" {...input} {...control} type={type} />}
    </Field>
  );
}
