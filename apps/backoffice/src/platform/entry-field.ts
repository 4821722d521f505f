import type { UseFormRegisterReturn } from 'react-hook-form';

/** Gives a field that react-hook-form registered to an entry, whose inner input takes the ref. */
export function entryField({ ref, name, onChange, onBlur }: UseFormRegisterReturn) {
  return { inputRef: ref, name, onChange, onBlur };
}
