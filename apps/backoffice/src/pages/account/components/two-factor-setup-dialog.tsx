import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { ResponsiveDialog } from '../../../components/responsive-dialog.tsx';
import { useConfirmTwoFactor, useStartTwoFactor } from '../api/use-two-factor.ts';
import { AppStep } from './app-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The set-up of the second factor: the password, the code of the app, the recovery codes. */
export function TwoFactorSetupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const form = useId();
  const start = useStartTwoFactor();
  const confirm = useConfirmTwoFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  const secret = start.data?.secret;

  if (codes) {
    return (
      <ResponsiveDialog
        open
        title={t('twoFactor.recoveryTitle')}
        onClose={onClose}
        buttonsOnly
        actions={
          <Button variant="contained" onClick={onClose}>
            {t('twoFactor.saved')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} />
      </ResponsiveDialog>
    );
  }
  const isPending = start.isPending || confirm.isPending;
  // The response turns the second factor on, or has the codes that are shown only once.
  const close = () => !isPending && onClose();
  const next = secret === undefined ? t('twoFactor.continue') : t('twoFactor.confirm');
  return (
    <ResponsiveDialog
      open
      title={t('twoFactor.setup')}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={isPending}>
            {t('dialog.cancel')}
          </Button>
          <AriaDisabledButton type="submit" form={form} variant="contained" inactive={isPending}>
            {isPending ? t('pleaseWait') : next}
          </AriaDisabledButton>
        </>
      }
    >
      {secret === undefined ? (
        <PasswordStep
          id={form}
          error={start.error}
          onSubmit={(password) => !isPending && start.mutate(password)}
        />
      ) : (
        <AppStep
          id={form}
          secret={secret}
          error={confirm.error}
          onSubmit={(code) =>
            !isPending &&
            confirm.mutate(code, { onSuccess: (result) => setCodes(result.recovery_codes) })
          }
        />
      )}
    </ResponsiveDialog>
  );
}
