import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Order } from '@shop/contract/schemas';
import { CloseIcon, DownloadIcon, PrintIcon } from '@shop/ui';
import { useTranslation } from '@shop/i18n/react';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { SelectionMoves } from './selection-moves.tsx';
import styles from './selection-bar.module.css';
import { useExportOrders } from './use-export-orders.ts';
import type { OrderSelection } from './use-order-selection.ts';

export type SelectionBarProps = {
  selection: OrderSelection;
  onPrint: (orders: readonly Order[]) => void;
};

/** What can be done with the picked orders together; within the thumb's reach, and gone when none is picked. */
export function SelectionBar({ selection, onPrint }: SelectionBarProps) {
  const { t } = useTranslation();
  const exporting = useExportOrders();
  const { orders } = selection;
  if (orders.length === 0) return null;
  return (
    <section className={styles.bar} aria-label={t('orderSelection.label')}>
      <p className={styles.count} aria-live="polite">
        {t('orderSelection.count', { count: orders.length })}
      </p>
      <SelectionMoves selection={selection} />
      <Button
        variant="outlined"
        startIcon={<PrintIcon size={20} />}
        onClick={() => onPrint(orders)}
      >
        {t('slip.print')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon size={20} />}
        onClick={() => exporting.mutate(() => orders)}
      >
        {t('orderSelection.export')}
      </Button>
      <IconButton
        className={styles.clear ?? ''}
        aria-label={t('orderSelection.clear')}
        onClick={selection.clear}
      >
        <CloseIcon />
      </IconButton>
      {exporting.error && (
        <div className={styles.failure}>
          <Message tone="problem">
            {t('orderExport.failed')} {t(`errors.${failureKey(exporting.error)}`)}
          </Message>
        </div>
      )}
    </section>
  );
}
