import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { LIMITS, MAX_LENGTH } from '@shop/contract/constants';
import { sizeName } from '@shop/i18n';
import { useLanguage } from '@shop/app-kit';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import type { ProductValues } from '../form/product-values.ts';
import { SIZE_PRESETS } from '../form/size-presets.ts';
import { withSizes } from '../form/stock-grid.ts';
import { useStockGrid } from '../hooks/use-stock-grid.ts';
import { TagField } from './tag-field.tsx';

const OPTIONS = SIZE_PRESETS.flatMap(({ sizes }) => sizes);

/** The sizes of a product, for all its colours; sets of sizes are added at once (ADM-6). */
export function SizeListField({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { control } = useFormContext<ProductValues>();
  const grid = useStockGrid();
  return (
    <Stack spacing={2}>
      <Controller
        control={control}
        name="size_names"
        rules={{
          validate: (names) => {
            if (isRequired && names.length === 0) return 'required';
            return names.length <= LIMITS.sizesPerColor || 'too_numerous';
          },
        }}
        render={({ field: { value, onBlur, ref }, fieldState: { error } }) => (
          <TagField
            label={t('productForm.sizeList')}
            required={isRequired}
            error={fieldErrorText(error?.message)}
            options={OPTIONS}
            value={value}
            onChange={(names) => grid.change((now) => withSizes(now, names))}
            onBlur={onBlur}
            inputRef={ref}
            getText={(each) => sizeName(each, language)}
            maxLength={MAX_LENGTH.size}
          />
        )}
      />
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
            onClick={() => grid.change((now) => withSizes(now, [...now.size_names, ...sizes]))}
            sx={PRESET}
          />
        ))}
      </Stack>
    </Stack>
  );
}

const PRESET = {
  minHeight: 'var(--target)',
  borderColor: 'var(--color-control)',
  borderRadius: 'var(--radius-round)',
  bgcolor: 'transparent',
};
