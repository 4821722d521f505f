import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderNotifications } from '../../../features/order-notifications/order-notifications-context.ts';
import {
  requestSystemPermission,
  systemPermission,
} from '../../../features/order-notifications/system-notification.ts';
import { useShop } from '../../../lib/shop-context.ts';

/**
 * Switches the notifications of new orders (a sound, and a count in the tab's title) on this device. While they are on,
 * a button asks the browser for its own notifications; nothing else asks.
 */
export function NotificationSwitch() {
  const { t } = useTranslation();
  const { client } = useShop();
  const { isEnabled, setEnabled } = useOrderNotifications();
  const [permission, setPermission] = useState(systemPermission);
  if (!client.features().has('status')) return null;
  return (
    <>
      <FormControlLabel
        label={t('dashboard.alerts')}
        control={<Switch checked={isEnabled} onChange={(_event, checked) => setEnabled(checked)} />}
        sx={{ justifySelf: 'start' }}
      />
      {isEnabled && permission === 'default' && (
        <Button
          variant="outlined"
          onClick={() => void requestSystemPermission().then(setPermission)}
        >
          {t('dashboard.systemAlerts')}
        </Button>
      )}
      {isEnabled && permission === 'denied' && (
        <Typography variant="body2" color="textSecondary">
          {t('dashboard.systemAlertsDenied')}
        </Typography>
      )}
    </>
  );
}
