import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { BADGES, LIMITS } from '@shop/contract/constants';
import { formatMoney } from '@shop/i18n';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@shop/app-kit';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { hasPromo, isBadgeBound, MAX_PROMO } from '../form/price-question.ts';
import { discountedPrice, type ProductValues } from '../form/product-values.ts';
import { decimalError, reformatDecimalInput } from '../../../lib/validate-decimal.ts';
import { ChoiceField } from './choice-field.tsx';
import { FormSection } from './form-section.tsx';

const MAX_PRICE_HUNDREDTHS = LIMITS.priceMillimes / 10;

/** The price, the discount and the badge that goes with it. */
export function PriceFields() {
  const { t } = useTranslation();
  return (
    <FormSection name="pricing">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          gap: 4,
        }}
      >
        <AmountFields />
      </Box>
      <Discounted />
      <ChoiceField
        name="badge"
        label={t('productForm.badge')}
        options={BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))}
      />
      <BadgeWarning />
    </FormSection>
  );
}

/** The price and the discount, shown with two decimals when the field is left. */
function AmountFields() {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { register, formState, getValues, setValue } = useFormContext<ProductValues>();
  const { errors } = formState;
  const [badge, promo_percentage] = useWatch<ProductValues, ['badge', 'promo_percentage']>({
    name: ['badge', 'promo_percentage'],
  });

  function reformat(field: 'price' | 'promo_percentage') {
    const unit = field === 'price' ? 'money' : 'percent';
    setValue(field, reformatDecimalInput(getValues(field), unit, language), { shouldDirty: true });
  }

  /** The badge follows the discount, unless the owner chose another. */
  function bindBadge(promo: string) {
    if (!isBadgeBound({ badge, promo_percentage })) return;
    setValue('badge', hasPromo(promo) ? 'Promo' : 'No Badge', { shouldDirty: true });
  }

  return (
    <>
      <TextField
        label={t('productForm.price')}
        required
        {...registeredField(
          register('price', {
            validate: (price) => decimalError(price, 'money', MAX_PRICE_HUNDREDTHS) ?? true,
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
              promo.trim() === '' || (decimalError(promo, 'percent', MAX_PROMO) ?? true),
            onChange: () => bindBadge(getValues('promo_percentage')),
            onBlur: () => reformat('promo_percentage'),
          }),
        )}
        error={
          isOutOfRange(errors.promo_percentage?.message)
            ? t('productForm.promoRange')
            : fieldErrorText(errors.promo_percentage?.message)
        }
        htmlInput={{ inputMode: 'decimal' }}
      />
    </>
  );
}

function isOutOfRange(error: string | undefined): boolean {
  return error === 'too_small' || error === 'too_big';
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

/** The badge does not fit the discount; one click binds them again. */
function BadgeWarning() {
  const { t } = useTranslation();
  const { setValue, setFocus } = useFormContext<ProductValues>();
  const [badge, promo_percentage] = useWatch<ProductValues, ['badge', 'promo_percentage']>({
    name: ['badge', 'promo_percentage'],
  });
  if (isBadgeBound({ badge, promo_percentage })) return null;
  const isPromo = hasPromo(promo_percentage);

  function bindBadge() {
    flushSync(() => setValue('badge', isPromo ? 'Promo' : 'No Badge', { shouldDirty: true }));
    // The warning and its button are gone.
    setFocus('badge');
  }

  return (
    <Alert
      severity="warning"
      slotProps={{ root: { role: 'status' } }}
      sx={{ alignItems: 'center' }}
      action={
        <Button onClick={bindBadge} sx={{ whiteSpace: 'nowrap' }}>
          {t(isPromo ? 'productForm.addBadge' : 'productForm.removeBadge')}
        </Button>
      }
    >
      {t(isPromo ? 'productForm.promoWithoutBadge' : 'productForm.badgeWithoutPromo')}
    </Alert>
  );
}
