import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  requestSystemPermission,
  systemPermission,
} from '../../../features/order-notifications/system-notification.ts';

/** A button that requests the permission for system notifications; a note where the browser blocks them. The permission is requested nowhere else. */
export function SystemNotifications() {
  const { t } = useTranslation();
  const [permission, setPermission] = useState(systemPermission);
  if (permission === 'default') {
    return (
      <Button variant="outlined" onClick={() => void requestSystemPermission().then(setPermission)}>
        {t('dashboard.systemAlerts')}
      </Button>
    );
  }
  if (permission !== 'denied') return null;
  return (
    // As wide as the switch above it.
    <Typography variant="body2" color="textSecondary" sx={{ width: 0, minWidth: '100%' }}>
      {t('dashboard.systemAlertsDenied')}
    </Typography>
  );
}
