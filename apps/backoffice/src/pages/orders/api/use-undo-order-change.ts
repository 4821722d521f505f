import type { Order, OrderHistory } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { OPEN_PARAM, paths } from '../../../lib/paths.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { undoChange } from './undo-change.ts';
import { undoOf } from './undo-of.ts';

type UndoneOrder = Pick<Order, 'command_id' | 'version'>;

/**
 * `undo` undoes a change of an order (feature `undo`), announces the result and reads again what that changes: also
 * stock, customers and statistics. An order that was entered is in the bin afterwards, and no longer open. `optionsFor` are those of the message about a change: its button Undo, when its
 * entry of the history can be undone. By default it is the latest entry.
 */
export function useUndoOrderChange() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();
  const navigate = useNavigate();

  async function undo(order: UndoneOrder, entry: OrderHistory) {
    const id = order.command_id;
    const request = undoOf(order, entry)?.request;
    if (!request) return;
    try {
      await undoChange(client, id, request);
      const isRemoved = entry.cause === 'entered';
      announce(t(isRemoved ? 'orders.entryUndone' : 'orders.undone', { id }));
      if (isRemoved && isOpen(id)) void navigate(paths.Commands, { replace: true });
    } catch (error) {
      const key = errorKey(error);
      const reason = t(key === 'bad_transition' ? 'orders.undoLate' : `errors.${key}`);
      announce(`${t('orders.undoFailed')} ${reason}`, { severity: 'error' });
    }
    await queryClient.invalidateQueries();
  }

  function optionsFor(order: Order | null, entry = order?.history?.at(-1)) {
    if (!order || !entry || !undoOf(order, entry)) return undefined;
    return { undo: () => void undo(order, entry) };
  }

  return { undo, optionsFor };
}

/** Whether the page has the details of an order open. */
function isOpen(id: string): boolean {
  return new URLSearchParams(window.location.search).get(OPEN_PARAM) === id;
}
