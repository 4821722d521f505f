import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '../../components/code-field.tsx';

export type SecondFactorFieldProps = { isMissing: boolean; isRefused: boolean };

/** The code of the second factor at login: of the app, or a recovery code. It gets the focus. */
export function SecondFactorField({ isMissing, isRefused }: SecondFactorFieldProps) {
  const { t } = useTranslation();
  const [isRecovery, setRecovery] = useState(false);
  const refused = isRefused ? t('errors.two_factor_refused') : undefined;
  const error = isMissing ? t('fieldErrors.required') : refused;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <CodeField
        key={String(isRecovery)}
        name="code"
        inputRef={focusElement}
        label={isRecovery ? t('twoFactor.recoveryCode') : t('twoFactor.code')}
        inputMode={isRecovery ? 'text' : 'numeric'}
        helperText={isRecovery ? undefined : t('errors.two_factor_required')}
        error={error}
      />
      <Button onClick={() => setRecovery(!isRecovery)} sx={{ justifySelf: 'start', mx: -3 }}>
        {isRecovery ? t('twoFactor.loginApp') : t('twoFactor.loginRecovery')}
      </Button>
    </Box>
  );
}

/** React calls a ref that does not change once, when the field appears. */
function focusElement(element: HTMLInputElement | null) {
  element?.focus();
}
