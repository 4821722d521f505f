import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '@shop/i18n/react';
import { isApiError } from '@shop/api-client';
import { isEmail } from '@shop/contract/email';
import { isFieldCode } from '@shop/contract/error-codes';
import { isPhone } from '@shop/contract/phone';
import { useApi } from '../../platform/api.ts';
import { useKeptTexts } from '../../platform/texts-context.ts';
import { keptCheckout } from './kept-checkout.ts';
import type { CheckoutFields } from './order-request.ts';
import { shownPhone } from './shown-phone.ts';

const NAMES = ['client_name', 'email', 'number', 'city', 'street'] as const;
type Name = (typeof NAMES)[number];

/** What each field must hold beside something, by the field code it fails with. */
const RULES: Partial<Record<Name, Record<string, (value: string) => boolean>>> = {
  email: { bad_email: (value) => isEmail(value.trim()) },
  number: { bad_phone: isPhone },
};

/** The form's fields, each with its error in the interface language; the host's own findings join them. */
export function useCheckoutFields(
  failure: unknown,
  submit: (fields: CheckoutFields) => Promise<void>,
) {
  const { t } = useTranslation();
  const form = useKeptForm();
  const { register, clearErrors, setError, setValue, handleSubmit, formState } = form;

  useEffect(() => {
    const refused = NAMES.filter((name) => isApiError(failure) && failure.fields?.[name]);
    for (const name of refused) {
      const type = isApiError(failure) ? failure.fields?.[name] : undefined;
      if (type) setError(name, { type }, { shouldFocus: name === refused[0] });
    }
  }, [failure, setError]);

  function field(name: Name) {
    const code = formState.errors[name]?.type ?? '';
    return {
      ...register(name, {
        validate: { required: (value) => value.trim() !== '', ...RULES[name] },
        onChange: () => clearErrors(name),
        ...(name === 'number' && { onBlur: showPhone }),
      }),
      required: true,
      error: isFieldCode(code) ? t(`fieldErrors.${code}`) : undefined,
    };
  }

  function showPhone({ target }: { target: { value: string } }) {
    setValue('number', shownPhone(target.value));
  }

  const submitForm = handleSubmit(submit);
  return { submitForm, field };
}

/** A form that finds again what was typed before the shopper went back to the cart. */
function useKeptForm() {
  const api = useApi();
  const texts = useKeptTexts();
  const form = useForm<CheckoutFields>({
    defaultValues: keptCheckout(api, texts).fields,
    reValidateMode: 'onSubmit',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          keptCheckout(api, texts).fields = { ...values };
        },
      }),
    [api, texts, subscribe],
  );
  return form;
}
