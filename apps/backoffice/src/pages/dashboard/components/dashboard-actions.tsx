import Button from '@mui/material/Button';
import { LogoutIcon } from '@shop/ui';
import { useTranslation } from 'react-i18next';
import { QueueLink } from '../../../features/confirmation-queue/queue-link.tsx';
import { useLogout } from '../../../features/auth/use-logout.ts';
import { NotificationSwitch } from './notification-switch.tsx';

/** The dashboard's actions: notifications of new orders, the calls, Logout (ADM-4). */
export function DashboardActions() {
  const { t } = useTranslation();
  const logout = useLogout();
  return (
    <>
      <NotificationSwitch />
      <QueueLink />
      <Button
        onClick={logout}
        startIcon={<LogoutIcon size={20} />}
        // On a phone it has a row of its own.
        sx={{ '&&': { flex: { xs: '1 0 100%', sm: 'none' } }, justifyContent: 'start', mx: -3 }}
      >
        {t('session.logout')}
      </Button>
    </>
  );
}
