import { plainText } from '@shop/contract/plain-text';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH } from '@shop/contract/constants';
import { isEmail } from '@shop/contract/email';
import { Button, TextField } from '@shop/ui';
import { useCreateMessage } from '../../features/messages/use-create-message.ts';
import { formatPhoneInput } from '../../lib/format-phone-input.ts';
import { useOrigin } from '../../lib/origin.ts';
import { RequestReference } from '../../components/request-reference.tsx';
import styles from './notify-form.module.css';

type Fields = { name: string; email: string; phone: string };

type Props = {
  /** The product's name. */
  name: string;
  /** The names of the selected colour and size. */
  variant: string;
  /** The product's path, with the chosen colour and size. */
  path: string;
};

const isFilled = (value: string) => value.trim() !== '';

/**
 * Sends the request to notify the shopper when a variant is in stock again: a message with the product, the colour,
 * the size and the link. The phone comes first, because the shop calls or writes to it; the e-mail is required because
 * the contract requires one of every message (CON-3), and the hint of the field gives that reason.
 */
export function NotifyForm({ name, variant, path }: Props) {
  const { t } = useTranslation();
  const link = useOrigin() + path;
  const { create, failure } = useCreateMessage();
  const [sentVariant, setSentVariant] = useState<string>();
  const { register, handleSubmit, clearErrors, setValue, formState } = useForm<Fields>({
    defaultValues: { name: '', email: '', phone: '' },
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = formState;

  async function send(fields: Fields) {
    const isStored = await create({
      client_name: plainText(fields.name),
      email: plainText(fields.email),
      query_type: 'information',
      message: t('product.notify.message', {
        name,
        variant,
        link,
        phone: plainText(formatPhoneInput(fields.phone)),
      }),
      command_id: null,
    });
    if (isStored) setSentVariant(variant);
  }

  if (sentVariant === variant) return <Thanks />;
  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={(event: FormEvent) => void handleSubmit(send)(event)}
      noValidate
      aria-label={t('product.notify.title')}
    >
      <TextField
        type="tel"
        inputMode="tel"
        label={t('product.notify.phone')}
        autoComplete="tel"
        maxLength={MAX_LENGTH.phone}
        {...register('phone', {
          onBlur: ({ target }: { target: { value: string } }) =>
            setValue('phone', formatPhoneInput(target.value)),
        })}
      />
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MAX_LENGTH.name}
        required
        error={errors.name && t('contact.enterName')}
        {...register('name', { validate: isFilled, onChange: () => clearErrors('name') })}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('contact.email')}
        hint={t('product.notify.emailHint')}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        error={errors.email && t('contact.validEmail')}
        {...register('email', {
          validate: (value) => isEmail(value.trim()),
          onChange: () => clearErrors('email'),
        })}
      />
      <p className={styles.failure} role="alert">
        {failure !== undefined && t('product.notify.failed')}
        <RequestReference error={failure} />
      </p>
      <div>
        <Button type="submit" loadingText={isSubmitting ? t('pleaseWait') : undefined}>
          {t('product.notify.submit')}
        </Button>
      </div>
    </form>
  );
}

/** Replaces the form, and receives the focus. */
function Thanks() {
  const { t } = useTranslation();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1} className={styles.thanks}>
      {t('product.notify.thanks')}
    </p>
  );
}
