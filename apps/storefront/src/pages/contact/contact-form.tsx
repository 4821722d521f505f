import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { MAX_LENGTH, MESSAGE_TYPES } from '@shop/contract/constants';
import { isEmail } from '@shop/contract/email';
import { Button, SelectField, TextAreaField, TextField } from '@shop/ui';
import { useCreateMessage } from '../../features/messages/use-create-message.ts';
import { RequestReference } from '../../components/request-reference.tsx';
import { stateField } from '../../lib/navigation-state.ts';
import { isUnknownCommand, messageRequest, type ContactFields } from './message-request.ts';
import styles from './contact-form.module.css';

const EMPTY: ContactFields = {
  client_name: '',
  email: '',
  query_type: 'information',
  message: '',
  command_id: '',
};

/** The error texts of the fields. An error is removed when its field changes (CON-2). */
const ERROR_TEXTS = {
  client_name: { required: 'contact.enterName' },
  email: { required: 'contact.enterEmail', bad: 'contact.validEmail' },
  message: { required: 'contact.enterMessage' },
  command_id: { required: 'contact.validCommandId', unknown: 'contact.unknownCommandId' },
} as const;

const isFilled = (value: string) => value.trim() !== '';

type Props = { onSent: (fields: ContactFields) => void };

/** CON-1…4, CON-6: the contact form. Its values stay until the message is sent. */
export function ContactForm({ onSent }: Props) {
  const { t } = useTranslation();
  const form = useForm<ContactFields>({ defaultValues: EMPTY, reValidateMode: 'onSubmit' });
  const { register, control, clearErrors, formState } = form;
  const { submit, failure } = useSendMessage(form, onSent);
  const { errors, isSubmitting } = formState;
  usePrefilledOrder(form);
  const isReturn = useWatch({ control, name: 'query_type' }) === 'return';
  const clearOnChange = (name: keyof ContactFields) => ({ onChange: () => clearErrors(name) });
  const errorText = {
    client_name: errors.client_name && t(ERROR_TEXTS.client_name.required),
    email:
      errors.email && t(ERROR_TEXTS.email[errors.email.type === 'required' ? 'required' : 'bad']),
    message: errors.message && t(ERROR_TEXTS.message.required),
    command_id:
      errors.command_id &&
      t(ERROR_TEXTS.command_id[errors.command_id.type === 'unknown' ? 'unknown' : 'required']),
  };

  return (
    <form
      method="dialog"
      className={styles.form}
      onSubmit={submit}
      noValidate
      aria-label={t('Contact')}
    >
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MAX_LENGTH.name}
        required
        error={errorText.client_name}
        {...register('client_name', {
          validate: { required: isFilled },
          ...clearOnChange('client_name'),
        })}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('contact.email')}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        error={errorText.email}
        {...register('email', {
          validate: { required: isFilled, bad: (value) => isEmail(value.trim()) },
          ...clearOnChange('email'),
        })}
      />
      <SelectField
        label={t('contact.type')}
        options={MESSAGE_TYPES.map((type) => ({ value: type, label: t(`contact.types.${type}`) }))}
        {...register('query_type')}
      />
      {isReturn && (
        <TextField
          label={t('contact.commandId')}
          hint={t('contact.commandIdHint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          required
          error={errorText.command_id}
          {...register('command_id', {
            validate: { required: isFilled },
            ...clearOnChange('command_id'),
          })}
        />
      )}
      <TextAreaField
        label={t('contact.message')}
        rows={6}
        maxLength={MAX_LENGTH.message}
        required
        error={errorText.message}
        {...register('message', { validate: { required: isFilled }, ...clearOnChange('message') })}
      />
      {failure !== undefined && <ErrorMessage failure={failure} />}
      <Button type="submit" loadingText={isSubmitting ? t('pleaseWait') : undefined}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}

/** The error message. It receives the focus, which the disabled button has lost. */
function ErrorMessage({ failure }: { failure: unknown }) {
  const { t } = useTranslation();
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} className={styles.failure} role="alert">
      {t('contact.failed')}
      <RequestReference error={failure} />
    </p>
  );
}

/** Fills in the Command ID when the page is opened from a confirmation. */
function usePrefilledOrder({ reset, formState }: UseFormReturn<ContactFields>) {
  const { state }: { state: unknown } = useLocation();
  const command = stateField(state, 'command');
  const { isDirty } = formState;
  const fill = useEffectEvent((command_id: string) => {
    if (!isDirty) reset({ ...EMPTY, query_type: 'return', command_id });
  });
  // After the first render, because server-side rendering has no navigation state.
  useEffect(() => {
    if (typeof command === 'string') fill(command);
  }, [command]);
}

/**
 * Sends the message of the contact form once (F2). CON-4: an unknown order is an error of its field; any other
 * error is displayed above the button.
 */
function useSendMessage(
  form: UseFormReturn<ContactFields>,
  onSent: (fields: ContactFields) => void,
) {
  const { create, failure } = useCreateMessage();

  function showFieldError(error: unknown): boolean {
    const isUnknown = isUnknownCommand(error);
    if (isUnknown) form.setError('command_id', { type: 'unknown' }, { shouldFocus: true });
    return isUnknown;
  }

  async function send(fields: ContactFields) {
    if (await create(messageRequest(fields), showFieldError)) onSent(fields);
  }

  return { submit: (event: FormEvent) => void form.handleSubmit(send)(event), failure };
}
