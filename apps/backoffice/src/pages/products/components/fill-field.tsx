import { LIMITS } from '@shop/contract/constants';
import { useState } from 'react';
import { TextField } from '../../../components/text-field.tsx';
import { quantityError } from '../../../lib/validate-decimal.ts';

export type FillFieldProps = {
  label: string;
  /** The name of the colour. */
  color: string;
  onFill: (quantity: string) => void;
};

/** One quantity for all sizes of a colour, entered as soon as it is typed. */
export function FillField({ label, color, onFill }: FillFieldProps) {
  const [text, setText] = useState('');

  function fill(typed: string) {
    setText(typed);
    if (quantityError(typed, LIMITS.stock) === undefined) onFill(typed.trim());
  }

  return (
    <TextField
      label={label}
      value={text}
      onChange={({ target }) => fill(target.value)}
      onBlur={() => setText('')}
      htmlInput={{ inputMode: 'numeric', 'aria-label': `${label} ${color}` }}
    />
  );
}
