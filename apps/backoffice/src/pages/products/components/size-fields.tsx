import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import type { ProductColor } from '@shop/contract/schemas';
import { CloseIcon, PlusIcon } from '@shop/ui';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { quantityError } from '../form/validate-decimal.ts';
import { isDuplicate, NEW_SIZE, type ProductValues } from '../form/product-values.ts';
import { missingSizes, SIZE_PRESETS } from '../form/size-presets.ts';
import { currentStock } from '../api/current-stock.ts';

export type SizeFieldsProps = {
  /** The current stock, after a save that conflicted with it (O13). */
  stockNow: readonly ProductColor[] | undefined;
  /** The colour's index in the form. */
  place: number;
};

/** The rows of size and quantity of one colour (ADM-6). */
export function SizeFields({ place, stockNow }: SizeFieldsProps) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove, replace } = useFieldArray({
    control,
    name: `colors.${place}.sizes`,
  });

  function addPreset(sizes: readonly string[]) {
    const filled = getValues(`colors.${place}.sizes`).filter(
      ({ size, quantity }) => size || quantity,
    );
    const missing = missingSizes(filled, sizes).slice(0, LIMITS.sizesPerColor - filled.length);
    replace([...filled, ...missing]);
  }

  return (
    <>
      <Box component="ul" sx={SIZES}>
        {fields.map(({ id }, row) => (
          <SizeField
            key={id}
            place={place}
            row={row}
            stockNow={stockNow}
            onRemove={() => remove(row)}
          />
        ))}
      </Box>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}
      >
        <Button
          startIcon={<PlusIcon size={20} />}
          disabled={fields.length >= LIMITS.sizesPerColor}
          onClick={() => append(NEW_SIZE)}
        >
          {t('productForm.addSize')}
        </Button>
        <Stack
          component="fieldset"
          aria-label={t('productForm.sizePresets')}
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap' }}
        >
          {SIZE_PRESETS.map(({ name, sizes }) => (
            <Chip
              key={name}
              size="medium"
              variant="outlined"
              label={name === 'one' ? t('productForm.oneSize') : name}
              onClick={() => addPreset(sizes)}
              sx={PRESET}
            />
          ))}
        </Stack>
      </Stack>
    </>
  );
}

type SizeFieldProps = SizeFieldsProps & { row: number; onRemove: () => void };

function SizeField({ place, row, stockNow, onRemove }: SizeFieldProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { register, formState } = useFormContext<ProductValues>();
  const color = useWatch<ProductValues, `colors.${number}`>({ name: `colors.${place}` });
  const size = color.sizes[row]?.size ?? '';
  const now = currentStock(stockNow, color.color_name, size);
  const errors = formState.errors.colors?.[place]?.sizes?.[row];
  return (
    <Box component="li" sx={SIZE}>
      <TextField
        label={t('productForm.size')}
        required
        {...registeredField(
          register(`colors.${place}.sizes.${row}.size`, {
            validate: (text, { colors }) => {
              if (!text.trim()) return 'required';
              const names = colors[place]?.sizes.map((each) => each.size) ?? [];
              return isDuplicate(names, row) ? 'duplicate' : true;
            },
          }),
        )}
        error={fieldErrorText(errors?.size?.message)}
        htmlInput={{ maxLength: MAX_LENGTH.size, autoCapitalize: 'characters', dir: 'auto' }}
      />
      <TextField
        label={t('productForm.quantity')}
        required
        {...registeredField(
          register(`colors.${place}.sizes.${row}.quantity`, {
            validate: (text) => quantityError(text, LIMITS.stock) ?? true,
          }),
        )}
        error={fieldErrorText(errors?.quantity?.message)}
        helperText={now === undefined ? undefined : t('productForm.currentStock', { count: now })}
        htmlInput={{ inputMode: 'numeric' }}
      />
      <IconButton
        aria-label={t('productForm.removeSize', { size: size || String(row + 1) })}
        onClick={onRemove}
        sx={BELOW_LABEL}
      >
        <CloseIcon size={20} />
      </IconButton>
    </Box>
  );
}

const SIZES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  columnGap: 6,
  rowGap: 4,
  p: 0,
};

const SIZE = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: 2,
};

/** In line with the fields, below their labels. */
const BELOW_LABEL = { mt: 6 };

const PRESET = {
  minHeight: 'var(--target)',
  borderColor: 'var(--color-control)',
  borderRadius: 'var(--radius-round)',
  bgcolor: 'transparent',
};
