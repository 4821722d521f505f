import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId, type InputHTMLAttributes } from 'react';

export type TextEntryProps = Omit<
  OutlinedInputProps,
  'id' | 'label' | 'error' | 'slotProps' | 'inputProps'
> & {
  label: string;
  /** What is wrong with it; stands in the hint's place and is read with the field. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Attributes of the input itself that Material UI does not name. */
  html?: InputHTMLAttributes<HTMLInputElement>;
};

/** A labelled text field: its label above, its error or hint below. */
export function TextEntry({ label, error, hint, html, required, ...input }: TextEntryProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} required={required ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        aria-describedby={note ? `${id}-note` : undefined}
        slotProps={{ input: html ?? {} }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}
