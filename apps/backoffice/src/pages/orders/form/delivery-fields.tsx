import Box from '@mui/material/Box';
import { MAX_LENGTH } from '@shop/contract/constants';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import type { OrderFormValues } from './order-form-values.ts';

const FIELDS = [
  ['client_name', MAX_LENGTH.name, 'text'],
  ['number', MAX_LENGTH.phone, 'tel'],
  ['street', MAX_LENGTH.street, 'text'],
  ['city', MAX_LENGTH.city, 'text'],
] as const;

/** Who gets the parcel, and where. */
export function DeliveryFields() {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { register, formState } = useFormContext<OrderFormValues>();
  return (
    <section>
      <SectionHeading>{t('orderEdit.delivery')}</SectionHeading>
      <Box sx={GRID}>
        {FIELDS.map(([name, maxLength, inputMode]) => (
          <TextField
            key={name}
            label={t(`orderEdit.fields.${name}`)}
            required
            {...registeredField(
              register(name, { validate: (text) => text.trim() !== '' || 'required' }),
            )}
            error={fieldErrorText(formState.errors[name]?.message)}
            htmlInput={{ maxLength, inputMode, dir: 'auto', autoComplete: 'off' }}
          />
        ))}
      </Box>
    </section>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  gap: 4,
  mt: 4,
};
