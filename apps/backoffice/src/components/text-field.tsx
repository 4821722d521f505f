import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { VisuallyHidden } from '@shop/ui';
import { useId, type InputHTMLAttributes } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

export type TextFieldProps = Omit<
  OutlinedInputProps,
  'id' | 'label' | 'error' | 'slotProps' | 'inputProps'
> & {
  label: string;
  /** The label is for screen readers only: an icon and the placeholder show the field's purpose. */
  isLabelHidden?: boolean;
  /** The error message, in place of the helper text. */
  error?: string | undefined;
  helperText?: string | undefined;
  /** What to enter; it stays beside an error. */
  rule?: string | undefined;
  /** Attributes of the input element. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
};

/** A text field with its label above, unless it is hidden, and its error or helper text below. */
export function TextField({
  label,
  isLabelHidden = false,
  error,
  helperText,
  rule,
  htmlInput,
  required,
  ...input
}: TextFieldProps) {
  const id = useId();
  const message = error ?? helperText;
  const describedBy = [message && `${id}-message`, rule && `${id}-rule`].filter(Boolean).join(' ');
  const labelElement = <InputLabel htmlFor={id}>{label}</InputLabel>;
  return (
    <FormControl fullWidth error={error !== undefined} required={required ?? false}>
      {isLabelHidden ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement}
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={describedBy || undefined}
        slotProps={{ input: htmlInput ?? {} }}
      />
      {message && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
      {rule && (
        <FormHelperText id={`${id}-rule`} error={false}>
          {rule}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/**
 * Adapts what react-hook-form's `register` returns to Material UI, whose inner input has the ref.
 */
export function registeredField({ ref, name, onChange, onBlur }: UseFormRegisterReturn) {
  return { inputRef: ref, name, onChange, onBlur };
}
