import Button from '@mui/material/Button';
import type { Order } from '@shop/contract/schemas';
import { useTranslation } from '@shop/i18n/react';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { isAskedAbout, nextStatuses, type NextStatus } from './next-status.ts';
import styles from './order-moves.module.css';
import { useMoveOrder, useShownOrder } from './use-move-order.ts';

export type OrderMovesProps = {
  order: Order;
  /** The id of a text that says which order, read with each button. */
  describedBy?: string;
  /** Every way from here, or only the one an order usually goes. */
  which: 'all' | 'usual';
};

/** Where an order may go from where it stands; nothing on a host without the feature `status`. */
export function OrderMoves(props: OrderMovesProps) {
  const { client } = useShop();
  const { order, isMoving } = useShownOrder(props.order);
  const next = nextStatuses(order);
  const offered = props.which === 'all' ? next : next.filter((status) => !isAskedAbout(status));
  if (!client.features().has('status')) return null;
  return <Moves {...props} offered={offered} isMoving={isMoving} />;
}

type MovesProps = OrderMovesProps & { offered: NextStatus[]; isMoving: boolean };

function Moves({ order, describedBy, offered, isMoving }: MovesProps) {
  const { t } = useTranslation();
  const { moveTo, moveToOrFail, error } = useMoveOrder(order);
  const asked = useConfirmed(
    (status: 'cancelled' | 'returned') => moveToOrFail(status),
    () => undefined,
  );
  const isCancel = asked.target === 'cancelled';
  return (
    <>
      {offered.map((status) =>
        isAskedAbout(status) ? (
          <Button
            key={status}
            color="error"
            onClick={() => asked.ask(status)}
            disabled={isMoving}
            aria-describedby={describedBy}
          >
            {t(`moves.${status}`)}
          </Button>
        ) : (
          <SteadyButton
            // The next move takes this one's place, and has its focus.
            key="usual"
            variant="contained"
            // A second press of the same tap is not meant for it.
            onClick={({ detail }) => detail < 2 && moveTo(status)}
            inactive={isMoving}
            aria-describedby={describedBy}
          >
            {t(`moves.${status}`)}
          </SteadyButton>
        ),
      )}
      {error && !asked.dialog.open && (
        <div className={styles.failure}>
          <Message tone="problem">
            {t('moves.failed')} {t(`errors.${failureKey(error)}`)}
          </Message>
        </div>
      )}
      <ConfirmDialog
        {...asked.dialog}
        question={t(isCancel ? 'moves.cancelQuestion' : 'moves.returnQuestion')}
        text={t(isCancel ? 'moves.cancelText' : 'moves.returnText')}
        confirm={t(isCancel ? 'moves.cancelled' : 'moves.returned')}
        cancel={t('moves.keep')}
      />
    </>
  );
}
