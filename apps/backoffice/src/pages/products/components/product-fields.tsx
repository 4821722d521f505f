import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { GENDERS, MAX_LENGTH, SEASONS } from '@shop/contract/constants';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { useShop } from '../../../lib/shop-context.ts';
import type { ProductValues } from '../form/product-values.ts';
import { CareFields } from './care-fields.tsx';
import { ChoiceField } from './choice-field.tsx';
import { FormSection } from './form-section.tsx';
import { useCategoryTexts } from './use-category-texts.ts';

/** The basic fields: name, description, material and care, and category. */
export function ProductFields() {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { client } = useShop();
  const categories = useCategoryTexts();
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection name="essentials">
      <TextField
        label={t('productForm.product_name')}
        required
        {...registeredField(
          register('product_name', { validate: (name) => (name.trim() ? true : 'required') }),
        )}
        error={fieldErrorText(errors.product_name?.message)}
        htmlInput={{ maxLength: MAX_LENGTH.productName, lang: 'fr', dir: 'auto' }}
      />
      <TextField
        label={t('productForm.description')}
        multiline
        minRows={3}
        {...registeredField(register('description'))}
        error={fieldErrorText(errors.description?.message)}
        htmlInput={{ maxLength: MAX_LENGTH.description, lang: 'fr', dir: 'auto' }}
      />
      {client.features().has('product-care') && <CareFields />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 4 }}>
        <ChoiceField
          name="gender"
          label={t('productForm.gender')}
          options={withOwn(GENDERS, formState.defaultValues?.gender).map((value) => ({
            value,
            text: categories.gender(value),
          }))}
        />
        <ChoiceField
          name="season"
          label={t('productForm.season')}
          options={withOwn(SEASONS, formState.defaultValues?.season).map((value) => ({
            value,
            text: categories.season(value),
          }))}
        />
      </Box>
      <PopularSwitch />
    </FormSection>
  );
}

/** The choices, and the product's own one from an API server that has others (API-4). */
function withOwn(choices: readonly string[], own = ''): readonly string[] {
  return own === '' || choices.includes(own) ? choices : [...choices, own];
}

/** Whether the product is among the popular ones of the home page. */
function PopularSwitch() {
  const { t } = useTranslation();
  const { control } = useFormContext<ProductValues>();
  return (
    <Controller
      control={control}
      name="is_popular"
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <FormControlLabel
          label={t('productForm.is_popular')}
          sx={{ minHeight: 'var(--target)' }}
          control={
            <Switch
              checked={value}
              onChange={onChange}
              onBlur={onBlur}
              slotProps={{ input: { ref } }}
            />
          }
        />
      )}
    />
  );
}
