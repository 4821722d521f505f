import { MAX_CARE_LENGTH } from '@shop/contract/constants';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import type { ProductValues } from '../form/product-values.ts';

const FIELDS = ['material', 'care'] as const;

/** What the product is made of and how it is washed (feature `product-care`), each with its number of characters. */
export function CareFields() {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { register, control, formState } = useFormContext<ProductValues>();
  const typed = useWatch({ control, name: FIELDS });
  return FIELDS.map((name, index) => (
    <TextField
      key={name}
      label={t(`productForm.${name}`)}
      multiline
      minRows={2}
      {...registeredField(register(name))}
      error={fieldErrorText(formState.errors[name]?.message)}
      helperText={t(`productForm.${name}Hint`, {
        typed: typed[index]?.length ?? 0,
        max: MAX_CARE_LENGTH[name],
      })}
      htmlInput={{ maxLength: MAX_CARE_LENGTH[name], lang: 'fr', dir: 'auto' }}
    />
  ));
}
