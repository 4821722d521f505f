import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { isApiError } from '@shop/api-client';
import { MIN_PASSWORD_LENGTH } from '@shop/contract/constants';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../components/aria-disabled-button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { registeredField } from '../../components/text-field.tsx';
import { useFieldErrorText } from '../../components/use-field-error-text.ts';
import { attemptErrorKey } from '../../lib/error-key.ts';
import { useShop } from '../../lib/shop-context.ts';

type Values = { current: string; next: string; repeat: string };

export type PasswordFormProps = {
  /** For password managers. */
  username: string;
  /** The current password is a temporary one. */
  isFirst?: boolean;
  onDone: () => void;
};

const EMPTY: Values = { current: '', next: '', repeat: '' };

/** Changes the admin's own password (feature `account`). */
export function PasswordForm({ username, isFirst = false, onDone }: PasswordFormProps) {
  const { t } = useTranslation();
  const { client } = useShop();
  const fieldErrorText = useFieldErrorText();
  const form = useForm<Values>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const required = t('fieldErrors.required');
  const change = useMutation({
    mutationFn: ({ current, next }: Values) =>
      client.account.changePassword({ current_password: current, new_password: next }),
    onSuccess() {
      form.reset(EMPTY);
      onDone();
    },
    onError(error) {
      const fields = isApiError(error) ? (error.fields ?? {}) : {};
      const current = fieldErrorText(fields['current_password']);
      const next = fieldErrorText(fields['new_password']);
      if (next) form.setError('next', { message: next }, { shouldFocus: true });
      if (current) form.setError('current', { message: current }, { shouldFocus: true });
    },
  });
  const isAtField = errors.current !== undefined || errors.next !== undefined;

  return (
    <Box
      component="form"
      sx={{ display: 'grid', gap: 5 }}
      onSubmit={(event) =>
        void form.handleSubmit((values) => !change.isPending && change.mutate(values))(event)
      }
      noValidate
    >
      {change.error && !isAtField && (
        <Alert severity="error">{t(attemptErrorKey(change.error))}</Alert>
      )}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField
        {...registeredField(form.register('current', { required }))}
        label={isFirst ? t('password.first') : t('password.current')}
        autoComplete="current-password"
        error={errors.current?.message}
      />
      <PasswordField
        {...registeredField(
          form.register('next', {
            required,
            minLength: {
              value: MIN_PASSWORD_LENGTH,
              message: t('password.tooShort'),
            },
            validate: (next, { current }) => next !== current || t('password.same'),
          }),
        )}
        label={t('password.next')}
        autoComplete="new-password"
        rule={t('password.hint', { min: MIN_PASSWORD_LENGTH })}
        error={errors.next?.message}
      />
      <PasswordField
        {...registeredField(
          form.register('repeat', {
            required,
            validate: (repeat, { next }) => repeat === next || t('password.different'),
          }),
        )}
        label={t('password.repeat')}
        autoComplete="new-password"
        error={errors.repeat?.message}
      />
      <AriaDisabledButton
        type="submit"
        variant="contained"
        inactive={change.isPending}
        sx={{ justifySelf: isFirst ? 'stretch' : 'start' }}
      >
        {change.isPending ? t('pleaseWait') : t('password.save')}
      </AriaDisabledButton>
    </Box>
  );
}
