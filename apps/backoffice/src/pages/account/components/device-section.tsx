import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LogoutIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { useLogout } from '../../../features/auth/use-logout.ts';
import { LanguageChoice } from '../../../features/language/language-choice.tsx';
import { ThemeChoice } from '../../../features/theme/theme-choice.tsx';
import { AccountSection } from './account-section.tsx';

/** Theme, language and Logout: what every API server allows. */
export function DeviceSection() {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <AccountSection title={t('account.thisDevice')} text={t('account.thisDeviceText')}>
      <ThemeChoice />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <LanguageChoice />
        <Button variant="outlined" onClick={logout} startIcon={<LogoutIcon size={20} />}>
          {t('session.logout')}
        </Button>
      </Box>
    </AccountSection>
  );
}
