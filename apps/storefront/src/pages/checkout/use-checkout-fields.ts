import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@shop/api-client';
import { isOrderEmail } from '@shop/contract/email';
import { isFieldCode } from '@shop/contract/error-codes';
import { tunisianDigits } from '@shop/contract/tunisian-phone';
import { runAfterPointerUp } from '../../lib/run-after-pointer-up.ts';
import { useCheckoutSession } from './checkout-session.ts';
import type { CheckoutFields } from './order-request.ts';
import { formatPhoneInput } from '../../lib/format-phone-input.ts';
import type { CheckoutValues } from './stored-fields.ts';

const NAMES = ['client_name', 'email', 'number', 'city', 'street'] as const;
type Name = (typeof NAMES)[number];

/** What to do about an empty field. */
const REQUIRED_TEXTS = {
  client_name: 'contact.enterName',
  email: 'checkout.enterEmail',
  number: 'checkout.enterPhone',
  city: 'checkout.enterCity',
  street: 'checkout.enterStreet',
} as const;

/** The rules besides "required", by field and error code. */
const RULES: Partial<Record<Name, Record<string, (value: string) => boolean>>> = {
  email: { bad_email: (value) => isOrderEmail(value.trim()) },
};

/**
 * The form's fields with their errors in the interface language, including the field errors of the API server.
 * Only empty fields and an invalid e-mail address prevent a submission (CMD-1). A phone number without the eight
 * digits of Tunisia is a warning.
 */
export function useCheckoutFields(
  failure: unknown,
  submit: (fields: CheckoutFields) => Promise<void>,
) {
  const { t } = useTranslation();
  const form = useRestoredForm();
  const { register, control, clearErrors, setError, setValue, getValues, handleSubmit, formState } =
    form;
  const [number, city, street] = useWatch({ control, name: ['number', 'city', 'street'] });
  // The number for which a warning may be shown: the restored one, or the one with which the field was left.
  const [checkedNumber, setCheckedNumber] = useState(number);

  useEffect(() => {
    const refused = NAMES.filter((name) => isApiError(failure) && failure.fields?.[name]);
    for (const name of refused) {
      const type = isApiError(failure) ? failure.fields?.[name] : undefined;
      if (type) setError(name, { type }, { shouldFocus: name === refused[0] });
    }
  }, [failure, setError]);

  function errorText(name: Name, code = ''): string | undefined {
    if (code === 'required') return t(REQUIRED_TEXTS[name]);
    return isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined;
  }

  function field(name: Name) {
    return {
      ...register(name, {
        validate: { required: (value) => value.trim() !== '', ...RULES[name] },
        onChange: () => clearErrors(name),
        ...(name === 'number' && { onBlur: formatPhone }),
      }),
      required: true,
      error: errorText(name, formState.errors[name]?.type),
    };
  }

  function formatPhone({ target }: { target: { value: string } }) {
    setValue('number', formatPhoneInput(target.value));
    // The warning moves Submit, which may be what is pressed.
    runAfterPointerUp(() => setCheckedNumber(getValues('number')));
  }

  const submitForm = handleSubmit(submit);
  return {
    submitForm,
    field,
    isPhoneDoubtful: number === checkedNumber && isDoubtful(number),
    rememberField: register('isRemembered'),
    contact: { number, city, street },
  };
}

/** Whether a phone number has not the eight digits of Tunisia. */
function isDoubtful(phone: string): boolean {
  return phone.trim() !== '' && tunisianDigits(phone) === undefined;
}

/** A form with the values of the checkout session. */
function useRestoredForm() {
  // The session of the form's first render: an accepted order ends it.
  const current = useCheckoutSession();
  const [session] = useState(current);
  const form = useForm<CheckoutValues>({
    defaultValues: session.values(),
    reValidateMode: 'onSubmit',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => session.store({ ...values }),
      }),
    [session, subscribe],
  );
  return form;
}
