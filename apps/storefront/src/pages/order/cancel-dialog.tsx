import { useTranslation } from 'react-i18next';
import type { LinkedOrder } from '@shop/contract/schemas';
import { Button, Dialog } from '@shop/ui';
import { ChangeError } from './change-error.tsx';
import type { LinkedOrderState } from './use-linked-order.ts';
import { useOrderTexts } from './use-order-texts.ts';
import styles from './order-dialog.module.css';

type Props = {
  order: LinkedOrder;
  change: LinkedOrderState['change'];
  open: boolean;
  onClose: () => void;
};

/** Asks before an order is cancelled. */
export function CancelDialog({ order, change, open, onClose }: Props) {
  const { t } = useOrderTexts();
  const { t: tShop } = useTranslation();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('question.title')}
      closeLabel={t('question.close')}
    >
      <div className={styles.content}>
        <p>{t('question.text')}</p>
        {open && <ChangeError order={order} error={change.error} />}
        <div className={styles.actions}>
          <Button ref={setAutofocus} disabled={change.isPending} onClick={onClose}>
            {t('question.no')}
          </Button>
          <Button
            variant="secondary"
            loadingText={change.isPending ? tShop('pleaseWait') : undefined}
            onClick={() => change.mutate({ status: 'cancelled' })}
          >
            {t('question.yes')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Sets the initial focus of the dialog. React does not write the attribute `autofocus`. */
function setAutofocus(button: HTMLButtonElement | null) {
  button?.setAttribute('autofocus', '');
}
