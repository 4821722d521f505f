import { DownloadIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import type { ListView } from '../../features/screen/list-view.ts';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import styles from './export-all.module.css';
import { readEveryOrder } from './read-every-order.ts';
import { useExportOrders } from './use-export-orders.ts';

/** Exports every order of the list as it is searched and filtered, not only those of the page. */
export function ExportAll({ view }: { view: ListView }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const { mutate, isPending, error } = useExportOrders();
  return (
    <>
      <SteadyButton
        startIcon={<DownloadIcon size={20} />}
        inactive={isPending}
        onClick={() => mutate(() => readEveryOrder(client, view))}
      >
        {isPending ? t('pleaseWait') : t('orderExport.all')}
      </SteadyButton>
      {error && (
        <div className={styles.failure}>
          <Message tone="problem">
            {t('orderExport.failed')} {t(`errors.${failureKey(error)}`)}
          </Message>
        </div>
      )}
    </>
  );
}
