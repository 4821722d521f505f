import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** Several lines of text; takes what react-hook-form's `register` gives. */
export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}
