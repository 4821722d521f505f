import { CALL_OUTCOMES } from '@shop/contract/constants';
import type { Order, OrderHistory } from '@shop/contract/schemas';
import { UndoIcon } from '@shop/ui';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AriaDisabledButton } from '../../../components/aria-disabled-button.tsx';
import { useAdmin, useIsOwner } from '../../../lib/admin-context.ts';
import { useNow } from '../../../lib/use-now.ts';
import { undoOf } from '../api/undo-of.ts';
import { useUndoOrderChange } from '../api/use-undo-order-change.ts';

export type UndoChangeButtonProps = {
  order: Order;
  /** Of its history. */
  entry: OrderHistory;
};

/**
 * Undoes a change of the history that can be undone according to the API server; nothing for any other. The staff undo the
 * notes and the orders that they added themselves. A call is undone by anybody; the note of another person stays.
 */
export function UndoChangeButton({ order, entry }: UndoChangeButtonProps) {
  const { t } = useTranslation();
  const now = useNow();
  const isOwner = useIsOwner();
  const { username } = useAdmin();
  const { undo } = useUndoOrderChange();
  const { mutate, isPending } = useMutation({ mutationFn: () => undo(order, entry) });
  const found = undoOf(order, entry);
  const isAdded =
    entry.undo && (entry.cause === 'entered' || (entry.note !== undefined && !isCall(entry)));
  const isForbidden = isAdded && !isOwner && entry.by !== username;
  if (!found || Date.parse(found.until) <= now || isForbidden) return null;
  return (
    <AriaDisabledButton
      startIcon={<UndoIcon size={20} />}
      inactive={isPending}
      onClick={() => mutate()}
      sx={{ justifySelf: 'start', mx: -3 }}
    >
      {t('orders.undoChange')}
    </AriaDisabledButton>
  );
}

/** Whether an entry that can be undone is the outcome of a call; a note and a release have no status. */
function isCall({ status, cause }: OrderHistory): boolean {
  return status !== undefined || CALL_OUTCOMES.some((outcome) => outcome === cause);
}
