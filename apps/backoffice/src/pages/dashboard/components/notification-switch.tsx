import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderNotifications } from '../../../features/order-notifications/order-notifications-context.ts';
import { useShop } from '../../../lib/shop-context.ts';

const SystemNotifications = lazy(async () => ({
  default: (await import('./system-notifications.tsx')).SystemNotifications,
}));

/** Switches the notifications of new orders (a sound, and a count in the tab's title) on this device. */
export function NotificationSwitch() {
  const { t } = useTranslation();
  const { client } = useShop();
  const { isEnabled, setEnabled } = useOrderNotifications();
  if (!client.features().has('status')) return null;
  return (
    // On a phone it has a row of its own.
    <Stack sx={{ '&&': { flex: { xs: '1 0 100%', sm: 'none' } }, alignItems: 'start' }}>
      <FormControlLabel
        label={t('dashboard.alerts')}
        control={<Switch checked={isEnabled} onChange={(_event, checked) => setEnabled(checked)} />}
      />
      {isEnabled && (
        <Suspense>
          <SystemNotifications />
        </Suspense>
      )}
    </Stack>
  );
}
