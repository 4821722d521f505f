import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { addAccountTexts } from '@shop/i18n/backoffice-account';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading.tsx';
import { PasswordForm } from '../../features/account/password-form.tsx';
import { useAnnounce } from '../../features/announcer/announcer.tsx';
import { useAdmin, useIsOwner } from '../../lib/admin-context.ts';
import { useShop } from '../../lib/shop-context.ts';
import { AccountSection } from './components/account-section.tsx';
import { SessionsSection } from './components/sessions-section.tsx';
import { StaffSection } from './components/staff-section.tsx';
import { TwoFactorSection } from './components/two-factor-section.tsx';
import { LogoutIcon } from '@shop/ui';
import { useLogout } from '../../features/auth/use-logout.ts';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { ThemeChoice } from '../../features/theme/theme-choice.tsx';

/**
 * `/admin/account`: the admin's password, sessions and second factor, and the owner's list of staff, each
 * where the API server has its feature; the settings of this device everywhere.
 */
export function AccountPage() {
  const { t, i18n } = useTranslation();
  addAccountTexts(i18n);
  const { client } = useShop();
  const { username, role, two_factor: hasTwoFactor } = useAdmin();
  const isOwner = useIsOwner();
  const announce = useAnnounce();
  const features = client.features();
  const hasAccount = features.has('account');
  const names = [username || t('account.unnamed'), ...(role ? [t(`account.roles.${role}`)] : [])];

  return (
    <>
      <PageHeading title={t('account.title')} note={names.join(' · ')} />
      {!hasAccount && (
        <Alert severity="info" sx={{ maxWidth: '40rem' }}>
          <AlertTitle>{t('account.limited')}</AlertTitle>
          {t('account.limitedText')}
        </Alert>
      )}
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>
          {hasAccount && (
            <AccountSection title={t('password.title')} text={t('password.text')} hash="#password">
              <PasswordForm username={username} onDone={() => announce(t('password.changed'))} />
            </AccountSection>
          )}
          {features.has('two-factor') && <TwoFactorSection isOn={hasTwoFactor === true} />}
          <DeviceSection />
        </Box>
        <Box sx={COLUMN}>
          {features.has('staff') && isOwner && <StaffSection />}
          {hasAccount && <SessionsSection />}
        </Box>
      </Box>
    </>
  );
}

/** At most two columns, where there is room. A section stays in its column, also when its list has loaded. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(26rem, 40%)), 1fr))',
  alignItems: 'start',
  gap: 6,
};
const COLUMN = { display: 'grid', gap: 6, minWidth: 0, '&:empty': { display: 'none' } };

/** Theme, language and Logout: what every API server allows. */
function DeviceSection() {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <AccountSection title={t('account.thisDevice')} text={t('account.thisDeviceText')}>
      <ThemeChoice />
      <Stack sx={{ gap: 1, alignItems: 'start' }}>
        {/* The button names itself "Language: Français" to screen readers. */}
        <Typography variant="body2" color="textSecondary" aria-hidden>
          {t('language.label')}
        </Typography>
        <LanguageChoice isOutlined />
      </Stack>
      <Box>
        <Button variant="outlined" onClick={logout} startIcon={<LogoutIcon size={20} />}>
          {t('session.logout')}
        </Button>
      </Box>
    </AccountSection>
  );
}
