import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLanguage } from '@shop/app-kit';
import { LIMITS, MAX_REASON_LENGTH } from '@shop/contract/constants';
import { parseMoney } from '@shop/contract/money';
import type { Order } from '@shop/contract/schemas';
import { formatMoney } from '@shop/i18n';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SectionHeading } from '../../../components/section-heading.tsx';
import { registeredField, TextField } from '../../../components/text-field.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { decimalError, reformatDecimalInput } from '../../../lib/validate-decimal.ts';
import { hasAmount, isReductionTooBig, type OrderFormValues } from './order-form-values.ts';

export type ReductionFieldsProps = {
  /** What was taken off before. */
  order: Pick<Order, 'reduction'>;
  canReduce: boolean;
  /** The price of the items in millimes, the maximum; undefined while it is not known. */
  subtotal: number | undefined;
  headingLevel?: 2 | 3;
};

/** What is taken off the whole order, and why. Only an owner may change it. */
export function ReductionFields({ order, canReduce, ...fields }: ReductionFieldsProps) {
  const { subtotal } = fields;
  const { t } = useTranslation();
  const language = useLanguage();
  const { reduction } = order;
  if (canReduce) return <Fields {...fields} />;
  if (!hasAmount(reduction)) return null;
  const isTooBig = subtotal !== undefined && (parseMoney(reduction ?? '') ?? 0) > subtotal;
  return (
    <>
      <Typography color="textSecondary">
        {t('orderEdit.reductionKept', { amount: formatMoney(reduction ?? '', language) })}
      </Typography>
      {isTooBig && (
        <Typography color="error" role="alert">
          {t('orderEdit.reductionTooBig')}
        </Typography>
      )}
    </>
  );
}

function Fields({ subtotal, headingLevel = 3 }: Omit<ReductionFieldsProps, 'order' | 'canReduce'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const fieldErrorText = useFieldErrorText();
  const { register, control, formState, getValues, setValue } = useFormContext<OrderFormValues>();
  const reduction = useWatch({ control, name: 'reduction' });
  const isTooBig = isReductionTooBig({ reduction }, subtotal);
  const { message } = formState.errors.reduction ?? {};
  return (
    <section>
      <SectionHeading level={headingLevel}>{t('orders.reduction')}</SectionHeading>
      <Box sx={GRID}>
        <TextField
          label={t('orderEdit.reduction')}
          {...registeredField(
            register('reduction', {
              validate: (text) =>
                text.trim() === '' ||
                (decimalError(text, 'money', LIMITS.priceMillimes / 10) ?? true),
              onBlur: () =>
                setValue(
                  'reduction',
                  reformatDecimalInput(getValues('reduction'), 'money', language),
                ),
            }),
          )}
          error={
            isTooBig || message === 'too_big'
              ? t('orderEdit.reductionTooBig')
              : fieldErrorText(message)
          }
          htmlInput={{ inputMode: 'decimal' }}
        />
        <TextField
          label={t('orderEdit.reduction_reason')}
          {...registeredField(register('reduction_reason'))}
          htmlInput={{ maxLength: MAX_REASON_LENGTH, dir: 'auto' }}
        />
      </Box>
    </section>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
  gap: 4,
  mt: 4,
};
