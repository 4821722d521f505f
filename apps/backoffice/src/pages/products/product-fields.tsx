import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { BADGES, GENDERS, LIMITS, MAX_LENGTH, SEASONS } from '@shop/contract/constants';
import { formatMoney } from '@shop/i18n';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@shop/i18n/react';
import { useLanguage } from '../../features/language/use-language.ts';
import { useFaultText } from '../../features/screen/use-fault-text.ts';
import { ChoiceEntry } from '../../platform/choice-entry.tsx';
import { entryField } from '../../platform/entry-field.ts';
import { TextEntry } from '../../platform/text-entry.tsx';
import { decimalFault } from './decimal-fault.ts';
import styles from './product-form.module.css';
import { discountedPrice, type ProductValues } from './product-values.ts';

const MOST_PRICE = LIMITS.priceMillimes / 10;
const MOST_PERCENT = 10_000;

/** The form's plain fields: what the product is, what it costs and where it stands. */
export function ProductFields() {
  const { t } = useTranslation();
  const faultText = useFaultText();
  const { register, control, formState } = useFormContext<ProductValues>();
  const { errors } = formState;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('productForm.essentials')}</h3>
      <TextEntry
        label={t('productForm.product_name')}
        required
        {...entryField(
          register('product_name', { validate: (name) => (name.trim() ? true : 'required') }),
        )}
        error={faultText(errors.product_name?.message)}
        html={{ maxLength: MAX_LENGTH.productName, lang: 'fr' }}
      />
      <TextEntry
        label={t('productForm.description')}
        multiline
        minRows={3}
        {...entryField(register('description'))}
        error={faultText(errors.description?.message)}
        html={{ maxLength: MAX_LENGTH.description, lang: 'fr' }}
      />
      <div className={styles.pair}>
        <TextEntry
          label={t('productForm.price')}
          required
          {...entryField(
            register('price', { validate: (price) => decimalFault(price, MOST_PRICE) ?? true }),
          )}
          error={faultText(errors.price?.message)}
          html={{ inputMode: 'decimal' }}
        />
        <TextEntry
          label={t('productForm.promo_percentage')}
          {...entryField(
            register('promo_percentage', {
              validate: (promo) =>
                promo.trim() === '' || (decimalFault(promo, MOST_PERCENT) ?? true),
            }),
          )}
          error={faultText(errors.promo_percentage?.message)}
          html={{ inputMode: 'decimal' }}
        />
      </div>
      <Discounted />
      <div className={styles.choices}>
        <ChoiceEntry
          label={t('productForm.gender')}
          {...entryField(register('gender'))}
          choices={GENDERS.map((value) => ({ value, text: t(`genders.${value}`) }))}
        />
        <ChoiceEntry
          label={t('productForm.season')}
          {...entryField(register('season'))}
          choices={SEASONS.map((value) => ({ value, text: t(`seasons.${value}`) }))}
        />
        <ChoiceEntry
          label={t('productForm.badge')}
          {...entryField(register('badge'))}
          choices={BADGES.map((value) => ({ value, text: t(`badges.${value}`) }))}
        />
      </div>
      <Controller
        control={control}
        name="is_popular"
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <FormControlLabel
            label={t('productForm.is_popular')}
            control={
              <Checkbox
                checked={value}
                onChange={onChange}
                onBlur={onBlur}
                slotProps={{ input: { ref } }}
              />
            }
          />
        )}
      />
    </section>
  );
}

/** The price as the shop will show it, while it is typed. */
function Discounted() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [price, promo] = useWatch<ProductValues, ['price', 'promo_percentage']>({
    name: ['price', 'promo_percentage'],
  });
  const discounted = discountedPrice(price, promo);
  return (
    <p className={styles.discounted} aria-live="polite">
      {discounted && t('productForm.discounted', { price: formatMoney(discounted, language) })}
    </p>
  );
}
