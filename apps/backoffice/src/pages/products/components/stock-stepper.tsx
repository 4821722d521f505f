import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { LIMITS } from '@shop/contract/constants';
import { MinusIcon, PlusIcon, VisuallyHidden } from '@shop/ui';
import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { quantityError } from '../form/validate-decimal.ts';

export type StockStepperProps = {
  color: string;
  size: string;
  quantity: string;
  /** Why the quantity has to be checked. */
  note: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (quantity: string) => void;
};

/** The quantity of one variant with a button on each side. */
export function StockStepper({
  color,
  size,
  quantity,
  note,
  inputRef,
  onChange,
}: StockStepperProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const id = useId();
  const variant = t('products.quantityOf', { color, size });
  const message = fieldErrorText(quantityError(quantity, LIMITS.stock)) ?? note;

  function step(by: number) {
    const now = quantityError(quantity, LIMITS.stock) === undefined ? Number(quantity) : 0;
    onChange(String(Math.min(Math.max(now + by, 0), LIMITS.stock)));
  }

  return (
    <FormControl error={message !== undefined}>
      <InputLabel htmlFor={id} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        <VisuallyHidden>{`${color} `}</VisuallyHidden>
        {size}
      </InputLabel>
      <Stack direction="row">
        <IconButton
          aria-label={t('products.less', { variant })}
          aria-disabled={quantity.trim() === '0'}
          onClick={() => step(-1)}
        >
          <MinusIcon size={16} />
        </IconButton>
        <OutlinedInput
          id={id}
          inputRef={inputRef}
          value={quantity}
          onChange={({ target }) => onChange(target.value)}
          onFocus={({ target }) => target.select()}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
          slotProps={{ input: { inputMode: 'numeric', size: 1 } }}
          sx={{ flex: 1, minWidth: '3rem', '& .MuiOutlinedInput-input': INPUT }}
        />
        <IconButton aria-label={t('products.more', { variant })} onClick={() => step(1)}>
          <PlusIcon size={16} />
        </IconButton>
      </Stack>
      {message !== undefined && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
    </FormControl>
  );
}

const INPUT = { px: 1, textAlign: 'center' };
