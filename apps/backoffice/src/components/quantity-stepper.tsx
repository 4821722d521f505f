import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { MinusIcon, PlusIcon, VisuallyHidden } from '@shop/ui';
import { useId, type Ref } from 'react';
import { quantityError } from '../lib/validate-decimal.ts';

export type QuantityStepperProps = {
  label: string;
  /** Before the label, for screen readers only. */
  hiddenLabel?: string;
  /** As typed. */
  quantity: string;
  min: number;
  max: number;
  /** The accessible names of the buttons. */
  texts: { less: string; more: string };
  error: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (quantity: string) => void;
  onBlur?: () => void;
};

/** A quantity with a button on each side. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { label, hiddenLabel, quantity, min, max, texts, error, inputRef, onChange } = props;
  const id = useId();

  function step(by: number) {
    const now = quantityError(quantity, max) === undefined ? Number(quantity) : 0;
    onChange(String(Math.min(Math.max(now + by, min), max)));
  }

  return (
    <FormControl error={error !== undefined}>
      <InputLabel htmlFor={id} dir="auto" sx={LABEL}>
        {hiddenLabel && <VisuallyHidden>{`${hiddenLabel} `}</VisuallyHidden>}
        {label}
      </InputLabel>
      <Stack direction="row">
        <IconButton
          aria-label={texts.less}
          aria-disabled={quantity.trim() === String(min)}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </IconButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          value={quantity}
          onChange={({ target }) => onChange(target.value)}
          onBlur={props.onBlur}
          onFocus={({ target }) => target.select()}
          aria-describedby={error === undefined ? undefined : `${id}-message`}
          slotProps={{ input: { inputMode: 'numeric', size: 1 } }}
          sx={{ flex: 1, minWidth: '3rem', '& .MuiOutlinedInput-input': INPUT }}
        />
        <IconButton aria-label={texts.more} onClick={() => step(1)}>
          <PlusIcon size={16} />
        </IconButton>
      </Stack>
      {error !== undefined && <FormHelperText id={`${id}-message`}>{error}</FormHelperText>}
    </FormControl>
  );
}

/** Above the field, not above the button before it. */
const LABEL = { ml: 'var(--target)', overflowWrap: 'anywhere' };
const INPUT = { px: 1, textAlign: 'center' };
