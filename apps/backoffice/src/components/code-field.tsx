import { MAX_LENGTH } from '@shop/contract/constants';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type CodeFieldProps = Omit<TextFieldProps, 'htmlInput' | 'autoComplete'> & {
  /** The keyboard of a phone: digits for a code of the app, letters for a recovery code. */
  inputMode?: 'numeric' | 'text';
};

/** A required code of the second factor. */
export function CodeField({ inputMode = 'numeric', ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      required
      htmlInput={{
        inputMode,
        autoCapitalize: 'characters',
        spellCheck: false,
        maxLength: MAX_LENGTH.code,
      }}
    />
  );
}
