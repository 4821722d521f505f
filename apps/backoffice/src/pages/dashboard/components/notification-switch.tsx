import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useOrderNotifications } from '../../../features/order-notifications/order-notifications-context.ts';

/** Switches the notifications of new orders (a sound, and a count in the tab's title) on this device. */
export function NotificationSwitch() {
  const { t } = useTranslation();
  const { newOrderCount, isEnabled, setEnabled } = useOrderNotifications();
  if (newOrderCount === undefined) return null;
  return (
    <FormControlLabel
      label={t('dashboard.alerts')}
      control={<Switch checked={isEnabled} onChange={(_event, checked) => setEnabled(checked)} />}
      sx={{ justifySelf: 'start' }}
    />
  );
}
