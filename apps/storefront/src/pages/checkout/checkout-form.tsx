import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@shop/api-client';
import { MAX_LENGTH } from '@shop/contract/constants';
import { isEmail } from '@shop/contract/email';
import { isFieldCode } from '@shop/contract/error-codes';
import { isPhone } from '@shop/contract/phone';
import { Button, TextField } from '@shop/ui';
import type { CartLine } from '../../features/cart/cart-line.ts';
import type { CheckoutFields } from './order-request.ts';
import { OrderFailure } from './order-failure.tsx';
import type { PlacedOrder } from './placed-order.ts';
import { useOrder } from './use-order.ts';
import styles from './checkout-form.module.css';

const NAMES = ['client_name', 'email', 'number', 'city', 'street'] as const;
type Name = (typeof NAMES)[number];

/** What each field must hold beside something, by the field code it fails with. */
const RULES: Partial<Record<Name, Record<string, (value: string) => boolean>>> = {
  email: { bad_email: (value) => isEmail(value.trim()) },
  number: { bad_phone: isPhone },
};

type Props = { lines: readonly CartLine[]; onPlaced: (order: PlacedOrder) => void };

/** CMD-1, CMD-3, CMD-5: the form keeps what was typed until the order is placed. */
export function CheckoutForm({ lines, onPlaced }: Props) {
  const { t } = useTranslation();
  const order = useOrder(lines, onPlaced);
  const { submitForm, field } = useCheckoutFields(order.failure, order.submit);

  return (
    <form
      className={styles.form}
      onSubmit={submitForm}
      noValidate
      aria-label={t('checkout.details')}
    >
      <h2 className={styles.title}>{t('checkout.details')}</h2>
      <TextField
        label={t('checkout.name')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        {...field('client_name')}
      />
      <TextField
        type="email"
        label={t('checkout.email')}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        {...field('email')}
      />
      <TextField
        type="tel"
        label={t('checkout.phone')}
        hint={t('checkout.phoneHint')}
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...field('number')}
      />
      <TextField
        label={t('checkout.city')}
        autoComplete="address-level2"
        maxLength={MAX_LENGTH.city}
        {...field('city')}
      />
      <TextField
        label={t('checkout.street')}
        hint={t('checkout.streetHint')}
        autoComplete="street-address"
        maxLength={MAX_LENGTH.street}
        {...field('street')}
      />
      <OrderFailure order={order} lines={lines} />
      <p className={styles.note}>{t('checkout.paymentNote')}</p>
      <Button type="submit" busyText={order.isSending ? t('pleaseWait') : undefined}>
        {t('checkout.submit')}
      </Button>
    </form>
  );
}

/** The form's fields, each with its error in the interface language; the host's own findings join them. */
function useCheckoutFields(failure: unknown, submit: (fields: CheckoutFields) => Promise<void>) {
  const { t } = useTranslation();
  const form = useForm<CheckoutFields>({ reValidateMode: 'onSubmit' });
  const { register, clearErrors, setError, handleSubmit, formState } = form;

  useEffect(() => {
    if (!isApiError(failure)) return;
    for (const name of NAMES) {
      const code = failure.fields?.[name];
      if (code) setError(name, { type: code });
    }
  }, [failure, setError]);

  function field(name: Name) {
    const code = formState.errors[name]?.type ?? '';
    return {
      ...register(name, {
        validate: { required: (value) => value.trim() !== '', ...RULES[name] },
        onChange: () => clearErrors(name),
      }),
      required: true,
      error: isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined,
    };
  }

  const submitForm = handleSubmit(submit);
  return { submitForm, field };
}
