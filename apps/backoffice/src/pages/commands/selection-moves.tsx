import { useTranslation } from '@shop/i18n/react';
import { useAnnounce } from '../../features/announce/announcer.tsx';
import { useConfirmed } from '../../features/confirm/use-confirmed.ts';
import { ConfirmDialog } from '../../platform/confirm-dialog.tsx';
import { failureKey } from '../../platform/failure-key.ts';
import { Message } from '../../platform/message.tsx';
import { useShop } from '../../platform/shop-context.ts';
import { SteadyButton } from '../../platform/steady-button.tsx';
import { commonNextStatuses, isAskedAbout, type NextStatus } from './next-status.ts';
import styles from './selection-bar.module.css';
import { useMoveOrders } from './use-move-orders.ts';
import type { OrderSelection } from './use-order-selection.ts';

/** Where every picked order may go (feature `status`); those that could not go stay picked. */
export function SelectionMoves({ selection }: { selection: OrderSelection }) {
  const { t } = useTranslation();
  const { client } = useShop();
  const announce = useAnnounce();
  const { mutateAsync, isPending, data, error } = useMoveOrders();
  const { orders, pick } = selection;

  async function moveAll(status: NextStatus) {
    const { moved } = await mutateAsync({ orders, status });
    pick(moved, false);
    if (moved.length === 0) return;
    const said = { count: moved.length, status: t(`statuses.${status}`) };
    announce(t('moves.movedMany', said));
  }

  const asked = useConfirmed(
    (status: 'cancelled' | 'returned') => moveAll(status),
    () => undefined,
  );
  if (!client.features().has('status')) return null;
  const count = orders.length;
  const isCancel = asked.target === 'cancelled';
  const failed = data?.failed.filter(selection.has) ?? [];
  const reason = error ?? data?.error;
  return (
    <>
      {commonNextStatuses(orders).map((status) => (
        <SteadyButton
          key={status}
          variant={isAskedAbout(status) ? 'text' : 'contained'}
          color={isAskedAbout(status) ? 'error' : 'primary'}
          inactive={isPending}
          onClick={() => {
            if (isAskedAbout(status)) asked.ask(status);
            // What failed is told from the answer; a session that ended is signed in again over the page.
            else moveAll(status).catch(() => undefined);
          }}
        >
          {status === 'cancelled' ? t('moves.cancelAll') : t(`moves.${status}`)}
        </SteadyButton>
      ))}
      {!isPending && !asked.dialog.open && (failed.length > 0 || error) && (
        <div className={styles.failure}>
          <Message tone="problem">
            {failed.length > 0 && t('moves.failedMany', { count: failed.length })}{' '}
            {t(`errors.${failureKey(reason)}`)}
          </Message>
        </div>
      )}
      <ConfirmDialog
        {...asked.dialog}
        question={t(isCancel ? 'moves.cancelMany' : 'moves.returnMany', { count })}
        text={t(isCancel ? 'moves.cancelText' : 'moves.returnText')}
        confirm={t(isCancel ? 'moves.cancelAll' : 'moves.returned')}
        cancel={t('moves.keep')}
      />
    </>
  );
}
