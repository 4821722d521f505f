import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useOrderWatch } from '../../features/orders/order-watch-context.ts';

/** The owner's wish to hear of new orders and to see their number in the tab; kept on this device. */
export function OrderAlerts() {
  const { t } = useTranslation();
  const { waiting, isAlerting, setAlerting } = useOrderWatch();
  if (waiting === undefined) return null;
  return (
    <FormControlLabel
      control={<Switch checked={isAlerting} onChange={(_event, isOn) => setAlerting(isOn)} />}
      label={t('dashboard.alerts')}
    />
  );
}
