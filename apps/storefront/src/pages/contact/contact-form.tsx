import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { MAX_LENGTH, QUERY_TYPES } from '@shop/contract/constants';
import { isEmail } from '@shop/contract/email';
import { isApiError } from '@shop/api-client';
import { Button, SelectField, TextAreaField, TextField } from '@shop/ui';
import { useApi } from '../../platform/api.ts';
import { useLog } from '../../platform/log.ts';
import { isUnknownCommand, queryRequest, type ContactFields } from './query-request.ts';
import styles from './contact-form.module.css';

const EMPTY: ContactFields = {
  client_name: '',
  email: '',
  query_type: 'information',
  message: '',
  command_id: '',
};

/** What a field's error says; each clears as its field changes (CON-2). */
const ERROR_TEXTS = {
  client_name: { required: 'contact.enterName' },
  email: { required: 'contact.enterEmail', bad: 'contact.validEmail' },
  message: { required: 'contact.enterMessage' },
  command_id: { required: 'contact.validCommandId', unknown: 'contact.noSuchCommand' },
} as const;

const isFilled = (value: string) => value.trim() !== '';

type Props = { onSent: (fields: ContactFields) => void };

/** CON-1…4, CON-6: keeps what was typed until the host has it. */
export function ContactForm({ onSent }: Props) {
  const { t } = useTranslation();
  const form = useForm<ContactFields>({ defaultValues: EMPTY, reValidateMode: 'onSubmit' });
  const { register, control, clearErrors, formState } = form;
  const { submit, hasFailed } = useSending(form, onSent);
  const { errors, isSubmitting } = formState;
  const isReturn = useWatch({ control, name: 'query_type' }) === 'return';
  const clearing = (name: keyof ContactFields) => ({ onChange: () => clearErrors(name) });
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
    <form className={styles.form} onSubmit={submit} noValidate aria-label={t('contact.title')}>
      <TextField
        label={t('contact.name')}
        autoComplete="name"
        maxLength={MAX_LENGTH.name}
        required
        error={errorText.client_name}
        {...register('client_name', {
          validate: { required: isFilled },
          ...clearing('client_name'),
        })}
      />
      <TextField
        type="email"
        label={t('contact.email')}
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        required
        error={errorText.email}
        {...register('email', {
          validate: { required: isFilled, bad: (value) => isEmail(value.trim()) },
          ...clearing('email'),
        })}
      />
      <SelectField
        label={t('contact.type')}
        options={QUERY_TYPES.map((type) => ({ value: type, label: t(`contact.types.${type}`) }))}
        {...register('query_type')}
      />
      {isReturn && (
        <TextField
          label={t('contact.commandId')}
          hint={t('contact.commandIdHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={64}
          required
          error={errorText.command_id}
          {...register('command_id', {
            validate: { required: isFilled },
            shouldUnregister: true,
            ...clearing('command_id'),
          })}
        />
      )}
      <TextAreaField
        label={t('contact.message')}
        rows={6}
        maxLength={MAX_LENGTH.message}
        required
        error={errorText.message}
        {...register('message', { validate: { required: isFilled }, ...clearing('message') })}
      />
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {t('contact.failed')}
        </p>
      )}
      <Button type="submit" busyText={isSubmitting ? t('pleaseWait') : undefined}>
        {t('contact.submit')}
      </Button>
    </form>
  );
}

/** CON-4: an unknown order is the field's own error; any other failure is said above the button. */
function useSending(form: ReturnType<typeof useForm<ContactFields>>, onSent: Props['onSent']) {
  const api = useApi();
  const log = useLog();
  const [hasFailed, setFailed] = useState(false);
  const submit = form.handleSubmit(async (fields) => {
    setFailed(false);
    try {
      await api.createQuery(queryRequest(fields));
      onSent(fields);
    } catch (error) {
      if (isUnknownCommand(error)) {
        form.setError('command_id', { type: 'unknown' });
        return;
      }
      log(isApiError(error) ? error.message : 'A message was not sent');
      setFailed(true);
    }
  });
  return { submit, hasFailed };
}
