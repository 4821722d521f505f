import { LIMITS } from '@shop/contract/constants';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { QuantityStepper } from '../../../components/quantity-stepper.tsx';
import { useFieldErrorText } from '../../../components/use-field-error-text.ts';
import { quantityError } from '../../../lib/validate-decimal.ts';

export type StockStepperProps = {
  color: string;
  size: string;
  quantity: string;
  /** Why the quantity has to be checked. */
  note: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
  onChange: (quantity: string) => void;
};

/** The quantity of one variant with a button on each side. */
export function StockStepper({ color, size, quantity, note, ...field }: StockStepperProps) {
  const { t } = useTranslation();
  const fieldErrorText = useFieldErrorText();
  const variant = t('products.quantityOf', { color, size });
  return (
    <QuantityStepper
      {...field}
      label={size}
      hiddenLabel={color}
      quantity={quantity}
      min={0}
      max={LIMITS.stock}
      texts={{ less: t('products.less', { variant }), more: t('products.more', { variant }) }}
      error={fieldErrorText(quantityError(quantity, LIMITS.stock)) ?? note}
    />
  );
}
