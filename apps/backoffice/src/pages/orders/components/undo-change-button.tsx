import type { Order, OrderHistory, OrderUndoRequest } from '@shop/contract/schemas';
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
 * Undoes a change of the history that the API server says can be undone; nothing for any other. The staff undo their
 * own notes only.
 */
export function UndoChangeButton({ order, entry }: UndoChangeButtonProps) {
  const { t } = useTranslation();
  const now = useNow();
  const isOwner = useIsOwner();
  const { username } = useAdmin();
  const { undo } = useUndoOrderChange();
  const { mutate, isPending } = useMutation({
    mutationFn: (request: OrderUndoRequest) => undo(order.command_id, request),
  });
  const found = undoOf(order, entry);
  const isForeignNote = entry.undo && entry.note !== undefined && entry.by !== username;
  if (!found || Date.parse(found.until) <= now || (isForeignNote && !isOwner)) return null;
  return (
    <AriaDisabledButton
      startIcon={<UndoIcon size={20} />}
      inactive={isPending}
      onClick={() => mutate(found.request)}
      sx={{ justifySelf: 'start', mx: -3 }}
    >
      {t('orders.undoChange')}
    </AriaDisabledButton>
  );
}
