import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PasswordForm } from '../features/account/password-form.tsx';
import { useLogout } from '../features/auth/use-logout.ts';
import { useAdmin } from '../lib/admin-context.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { CenteredPage } from './centered-page.tsx';
import { NO_FOCUS_RING } from '../lib/no-focus-ring.ts';
import { useFocusOnMount } from '../lib/use-focus-on-mount.ts';

/** Shown in place of every page until a new account has changed its first password. */
export function FirstPasswordPage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { username } = useAdmin();
  const logout = useLogout();
  // It replaces the page that had the focus.
  const title = useFocusOnMount<HTMLHeadingElement>();
  usePageTitle(t('password.firstTitle'));
  return (
    <CenteredPage>
      <Card sx={{ maxWidth: '28rem', my: 8, borderTop: 3, borderTopColor: 'primary.main' }}>
        <CardContent sx={{ display: 'grid', gap: 5, px: { xs: 5, sm: 8 }, py: 8 }}>
          <Typography ref={title} variant="h2" component="h1" tabIndex={-1} sx={NO_FOCUS_RING}>
            {t('password.firstTitle')}
          </Typography>
          <Typography color="textSecondary">
            {t('password.firstText', { name: username })}
          </Typography>
          <PasswordForm username={username} isFirst onDone={onDone} />
          <Button onClick={logout} fullWidth>
            {t('session.logout')}
          </Button>
        </CardContent>
      </Card>
    </CenteredPage>
  );
}
