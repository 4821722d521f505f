import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  };

/** One line of text; takes what react-hook-form's `register` gives. */
export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}
