import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountSection } from './account-section.tsx';
import { TwoFactorSetupDialog } from './two-factor-setup-dialog.tsx';
import { TwoFactorStopDialog } from './two-factor-stop-dialog.tsx';

/** Turns the second factor on and off (feature `two-factor`). */
export function TwoFactorSection({ isOn }: { isOn: boolean }) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'setup' | 'stop' | null>(null);
  const close = () => setDialog(null);
  return (
    <AccountSection
      title={t('twoFactor.title')}
      text={t('twoFactor.text')}
      status={
        <Chip
          color={isOn ? 'success' : 'default'}
          label={isOn ? t('twoFactor.on') : t('twoFactor.off')}
        />
      }
    >
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        onClick={() => setDialog(isOn ? 'stop' : 'setup')}
        sx={{ justifySelf: 'start' }}
      >
        {isOn ? t('twoFactor.turnOff') : t('twoFactor.turnOn')}
      </Button>
      {dialog === 'setup' && <TwoFactorSetupDialog onClose={close} />}
      {dialog === 'stop' && <TwoFactorStopDialog onClose={close} />}
    </AccountSection>
  );
}
