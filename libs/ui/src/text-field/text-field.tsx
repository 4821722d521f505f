import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
    type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  };

/** A one-line text input; accepts the props of react-hook-form's `register`. */
export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type={type} />}
    </Field>
  );
}
