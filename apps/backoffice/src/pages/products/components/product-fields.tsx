import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { BADGES, GENDERS, LIMITS, MAX_LENGTH, SEASONS } from '@shop/contract/constants';
import { formatMoney } from '@shop/i18n';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { decimalError, reformatDecimalInput } from '../form/validate-decimal.ts';
import { discountedPrice, type ProductValues } from '../form/product-values.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormSection } from './form-section.tsx';

const MAX_PRICE_HUNDREDTHS = LIMITS.priceMillimes / 10;
const MAX_PERCENT_HUNDREDTHS = 10_000;

/** The basic fields: name, description, price and category. */
export function ProductFields() {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { register, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('productForm.essentials')}>
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
      <PriceFields />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 4 }}>
        <ChoiceField
          name="gender"
          label={t('productForm.gender')}
          options={GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))}
        />
        <ChoiceField
          name="season"
          label={t('productForm.season')}
          options={SEASONS.map((value) => ({ value, text: t(`seasons.${value}`) }))}
        />
        <ChoiceField
          name="badge"
          label={t('productForm.badge')}
          options={BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))}
        />
      </Box>
      <PopularSwitch />
    </FormSection>
  );
}

/** The price and the discount, shown with two decimals when the field is left. */
function PriceFields() {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { register, formState, getValues, setValue } = useFormContext<ProductValues>();
  const { errors } = formState;

  function reformat(field: 'price' | 'promo_percentage') {
    setValue(field, reformatDecimalInput(getValues(field), language), { shouldDirty: true });
  }

  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          gap: 4,
        }}
      >
        <TextField
          label={t('productForm.price')}
          required
          {...registeredField(
            register('price', {
              validate: (price) => decimalError(price, MAX_PRICE_HUNDREDTHS) ?? true,
              onBlur: () => reformat('price'),
            }),
          )}
          error={fieldErrorText(errors.price?.message)}
          htmlInput={{ inputMode: 'decimal' }}
        />
        <TextField
          label={t('productForm.promo_percentage')}
          {...registeredField(
            register('promo_percentage', {
              validate: (promo) =>
                promo.trim() === '' || (decimalError(promo, MAX_PERCENT_HUNDREDTHS) ?? true),
              onBlur: () => reformat('promo_percentage'),
            }),
          )}
          error={fieldErrorText(errors.promo_percentage?.message)}
          htmlInput={{ inputMode: 'decimal' }}
        />
      </Box>
      <Discounted />
    </>
  );
}

/** The discounted price, updated while typing. */
function Discounted() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [price, promo] = useWatch<ProductValues, ['price', 'promo_percentage']>({
    name: ['price', 'promo_percentage'],
  });
  const discounted = discountedPrice(price, promo);
  return (
    <Typography aria-live="polite" color="secondary" sx={{ '&:empty': { display: 'none' } }}>
      {discounted && t('productForm.discounted', { price: formatMoney(discounted, language) })}
    </Typography>
  );
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
