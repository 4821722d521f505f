import { useTranslation } from '@shop/i18n/react';
import { useOrderWatch } from '../../features/orders/order-watch-context.ts';
import styles from './order-alerts.module.css';

/**
 * The owner's wish to hear of new orders and to see their number in the tab; kept on this device. The
 * browser's own box: Material's switch alone took 3 KB of the dashboard's share.
 */
export function OrderAlerts() {
  const { t } = useTranslation();
  const { waiting, isAlerting, setAlerting } = useOrderWatch();
  if (waiting === undefined) return null;
  return (
    <label className={styles.alerts}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={isAlerting}
        className={styles.switch}
        checked={isAlerting}
        onChange={({ target }) => setAlerting(target.checked)}
      />
      {t('dashboard.alerts')}
    </label>
  );
}
