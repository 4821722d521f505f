import type { Order, OrderUndoRequest } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';
import { undoChange } from './undo-change.ts';
import { undoOf } from './undo-of.ts';

/**
 * `undo` undoes a change of an order (feature `undo`), announces the result and reads again what that changes: also
 * stock, customers and statistics. `optionsFor` are those of the message about a change: its button Undo, when its
 * entry of the history can be undone. By default it is the latest entry.
 */
export function useUndoOrderChange() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();

  async function undo(id: string, request: OrderUndoRequest) {
    try {
      await undoChange(client, id, request);
      announce(t('orders.undone', { id }));
    } catch (error) {
      const key = errorKey(error);
      const reason = t(key === 'bad_transition' ? 'orders.undoLate' : `errors.${key}`);
      announce(`${t('orders.undoFailed')} ${reason}`, { severity: 'error' });
    }
    await queryClient.invalidateQueries();
  }

  function optionsFor(order: Order | null, entry = order?.history?.at(-1)) {
    const request = order && entry && undoOf(order, entry)?.request;
    if (!request) return undefined;
    return { action: { text: t('undo'), onClick: () => void undo(order.command_id, request) } };
  }

  return { undo, optionsFor };
}
