import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { LoginForm } from '../../features/auth/login-form.tsx';
import { LanguageChoice } from '../../features/language/language-choice.tsx';
import { isGuardedPath, paths } from '../../lib/paths.ts';
import { useShop } from '../../lib/shop-context.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';

/** `/admin/login` (ADM-1): login, then a redirect to the requested page. */
export function LoginPage() {
  const { t } = useTranslation();
  const { name } = useShop();
  const navigate = useNavigate();
  const from = useLocation().state?.from;
  usePageTitle(t('session.title'));

  return (
    <Stack sx={{ minHeight: '100dvh', px: 'var(--space-gutter)', pt: 4, pb: 16 }}>
      <Box sx={{ alignSelf: 'end' }}>
        <LanguageChoice />
      </Box>
      <Card
        component="main"
        sx={{
          width: '100%',
          maxWidth: '26rem',
          m: 'auto',
          borderTop: 3,
          borderTopColor: 'primary.main',
        }}
      >
        <CardContent sx={{ px: { xs: 5, sm: 8 }, '&, &:last-child': { py: { xs: 8, sm: 10 } } }}>
          <Box sx={{ mb: 8 }}>
            {name && (
              <Typography variant="h3" component="p" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                {name}
              </Typography>
            )}
            <Typography variant="body2" color="textSecondary">
              {t('backOffice')}
            </Typography>
          </Box>
          <Typography variant="h2" component="h1">
            {t('session.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 2, mb: 6 }}>
            {t('session.welcome')}
          </Typography>
          <LoginForm
            onDone={() =>
              void navigate(isGuardedPath(from) ? from : paths.Dashboard, { replace: true })
            }
          />
        </CardContent>
      </Card>
    </Stack>
  );
}
