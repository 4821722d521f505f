import Button from '@mui/material/Button';
import { STATUS_TRANSITIONS, type OrderStatus as Status } from '@shop/contract/constants';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import styles from './order-moves.module.css';
import { OrderStatus } from './order-status.tsx';
import { useMoveOrder } from './use-move-order.ts';

/** No order becomes new again. */
function isMove(status: Status): status is Exclude<Status, 'new'> {
  return status !== 'new';
}

/** Where an order stands, and where it may go from there; nothing on a host without the feature `status`. */
export function OrderMoves({ order }: { order: Order }) {
  const { client } = useShop();
  if (order.status === undefined || !client.features().has('status')) return null;
  return <Moves order={order} status={order.status} />;
}

function Moves({ order, status }: { order: Order; status: Status }) {
  const { t } = useTranslation();
  const move = useMoveOrder(order);
  const cancel = useConfirmed(
    () => move.mutateAsync('cancelled'),
    () => undefined,
  );
  return (
    <div className={styles.moves}>
      <p className={styles.status} aria-live="polite">
        {t('orders.statusLabel')} <OrderStatus status={status} />
      </p>
      {STATUS_TRANSITIONS[status].filter(isMove).map((next) =>
        next === 'cancelled' ? (
          <Button key={next} color="error" onClick={() => cancel.ask(order)}>
            {t('moves.cancelled')}
          </Button>
        ) : (
          <Button
            key={next}
            variant={next === 'returned' ? 'text' : 'contained'}
            onClick={() => move.mutate(next)}
            disabled={move.isPending}
          >
            {move.isPending ? t('pleaseWait') : t(`moves.${next}`)}
          </Button>
        ),
      )}
      {move.error && !cancel.dialog.open && (
        <Message tone="problem">{t(`errors.${failureKey(move.error)}`)}</Message>
      )}
      <ConfirmDialog
        {...cancel.dialog}
        question={t('moves.cancelQuestion')}
        text={t('moves.cancelText')}
        confirm={t('moves.cancelled')}
      />
    </div>
  );
}
