import Box from '@mui/material/Box';
import { MAX_LENGTH } from '@shop/contract/constants';
import { Fragment, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { callableNumbers } from '../../../lib/callable-numbers.ts';
import type { OrderFormValues } from './order-form-values.ts';

const INPUTS = {
  client_name: { maxLength: MAX_LENGTH.name, inputMode: 'text' },
  number: { maxLength: MAX_LENGTH.phone, inputMode: 'tel' },
  street: { maxLength: MAX_LENGTH.street, inputMode: 'text' },
  city: { maxLength: MAX_LENGTH.city, inputMode: 'text' },
} as const;

export type DeliveryFieldsProps = {
  title: string;
  headingLevel?: 2 | 3;
  /** In the order of the form. */
  names: readonly (keyof typeof INPUTS)[];
  /** After the first two fields. */
  children?: ReactNode;
};

/** Who gets the parcel, and where. A text that is no phone number is named beside its field, and can be saved. */
export function DeliveryFields(props: DeliveryFieldsProps) {
  const { title, headingLevel = 3, names, children } = props;
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const { register, formState } = useFormContext<OrderFormValues>();
  const number = useWatch<OrderFormValues, 'number'>({ name: 'number' });
  const isTyping = !formState.touchedFields.number && number !== formState.defaultValues?.number;
  const cannotBeCalled = number.trim() !== '' && !isTyping && callableNumbers(number).length === 0;
  return (
    <section>
      <SectionHeading level={headingLevel}>{title}</SectionHeading>
      <Box sx={GRID}>
        {names.map((name, index) => (
          <Fragment key={name}>
            {index === 2 && children && <Box sx={{ gridColumn: '1 / -1' }}>{children}</Box>}
            <TextField
              label={t(`orderEdit.fields.${name}`)}
              required
              {...registeredField(
                register(name, { validate: (text) => text.trim() !== '' || 'required' }),
              )}
              error={
                fieldErrorText(formState.errors[name]?.message) ??
                (name === 'number' && cannotBeCalled ? t('orderEdit.notPhone') : undefined)
              }
              htmlInput={{ ...INPUTS[name], dir: 'auto', autoComplete: 'off' }}
            />
          </Fragment>
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
