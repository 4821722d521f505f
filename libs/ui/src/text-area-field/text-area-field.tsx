import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextAreaFieldProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>;

/** A text area; accepts the props of react-hook-form's `register`. */
export function TextAreaField({ label, hint, error, ...textarea }: TextAreaFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea dir="auto" {...textarea} {...control} />}
    </Field>
  );
}
