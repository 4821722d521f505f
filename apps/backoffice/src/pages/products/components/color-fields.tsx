import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import type { ProductColor } from '@shop/contract/schemas';
import { colorName } from '@shop/i18n';
import { DeleteIcon, PlusIcon } from '@shop/ui';
import { colors as tokens } from '@shop/ui/tokens';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { TextField } from '../../../components/text-field.tsx';
import { ColorNameField } from './color-name-field.tsx';
import { FormSection } from './form-section.tsx';
import { isDuplicate, nextColor, type ProductValues } from '../form/product-values.ts';
import { SizeFields } from './size-fields.tsx';

type ColorFieldsProps = {
  /** The current stock, after a save that conflicted with it (O13). */
  stockNow: readonly ProductColor[] | undefined;
};

/** The colours of a product with their stock by size; they can be added and removed (ADM-6). */
export function ColorFields({ stockNow }: ColorFieldsProps) {
  const { t } = useTranslation();
  const { control, getValues } = useFormContext<ProductValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'colors' });
  return (
    <FormSection title={t('productForm.colors')}>
      {fields.map(({ id }, place) => (
        <ColorField key={id} place={place} stockNow={stockNow} onRemove={() => remove(place)} />
      ))}
      <Button
        variant="outlined"
        startIcon={<PlusIcon size={20} />}
        disabled={fields.length >= LIMITS.colors}
        onClick={() => append(nextColor(getValues('colors'), tokens.light.primary))}
        sx={{ justifySelf: 'start' }}
      >
        {t('productForm.addColor')}
      </Button>
    </FormSection>
  );
}

type ColorFieldProps = ColorFieldsProps & { place: number; onRemove: () => void };

function ColorField({ place, stockNow, onRemove }: ColorFieldProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const value = useWatch<ProductValues, `colors.${number}.color_name`>({
    name: `colors.${place}.color_name`,
  });
  const name = colorName(value, language);
  return (
    <Paper
      component="fieldset"
      sx={{ display: 'grid', gap: 4, minWidth: 0, m: 0, p: { xs: 3, sm: 4 } }}
    >
      <Typography component="legend" variant="caption" color="textSecondary" sx={{ px: 2 }}>
        {t('productForm.colorNumber', { number: place + 1 })}{' '}
        <Box component="span" sx={{ ml: 1, color: 'text.primary', fontWeight: 'bold' }}>
          {name}
        </Box>
      </Typography>
      <Box sx={VALUE}>
        <ColorValue place={place} />
        <IconButton
          aria-label={t('productForm.removeColor', { name })}
          onClick={onRemove}
          sx={BELOW_LABEL}
        >
          <DeleteIcon size={20} />
        </IconButton>
      </Box>
      <Typography variant="caption" color="textSecondary">
        {t('productForm.colorNames', { fr: colorName(value, 'fr'), en: colorName(value, 'en') })}
      </Typography>
      <SizeFields place={place} stockNow={stockNow} />
    </Paper>
  );
}

/** Picker, name, code and Remove; on a phone the code is below the name. */
const VALUE = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'var(--target) minmax(0, 1fr) auto',
    sm: 'var(--target) minmax(0, 1fr) minmax(0, 12rem) auto',
  },
  alignItems: 'start',
  gap: 3,
  '& > :nth-of-type(3)': { gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: 2, sm: 3 } },
};

/** In line with the fields, below their labels. */
const BELOW_LABEL = { mt: 6 };

const PICKER = {
  ...BELOW_LABEL,
  width: 'var(--target)',
  '& > input': { width: '100%', height: 'var(--target)', p: '3px', cursor: 'pointer' },
};

/** The colour in three fields with one value: picker, name and code. */
function ColorValue({ place }: { place: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { control } = useFormContext<ProductValues>();
  return (
    <Controller
      control={control}
      name={`colors.${place}.color_name`}
      rules={{
        validate: (color, { colors }) => {
          if (!color.trim()) return 'required';
          const names = colors.map(({ color_name }) => color_name);
          return isDuplicate(names, place) ? 'duplicate' : true;
        },
      }}
      render={({ field: { ref, value, onChange, onBlur }, fieldState: { error } }) => (
        <>
          <OutlinedInput
            type="color"
            value={toPickerValue(value)}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
            slotProps={{ input: { 'aria-label': t('productForm.customColor') } }}
            sx={PICKER}
          />
          <ColorNameField value={value} language={language} onChoose={onChange} />
          <TextField
            label={t('productForm.colorValue')}
            value={value}
            inputRef={ref}
            onChange={onChange}
            onBlur={onBlur}
            error={fieldErrorText(error?.message)}
            htmlInput={{ maxLength: MAX_LENGTH.color, spellCheck: false }}
          />
        </>
      )}
    />
  );
}

/** The browser's picker accepts only #rrggbb; any other value starts at black. */
function toPickerValue(value: string): string {
  return /^#[0-9a-f]{6}$/i.test(value) ? value : `#${'0'.repeat(6)}`;
}
