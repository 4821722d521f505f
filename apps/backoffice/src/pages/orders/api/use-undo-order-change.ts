import type { Order } from '@shop/contract/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnnounce } from '../../../features/announcer/announcer.tsx';
import { errorKey } from '../../../lib/error-key.ts';
import { useShop } from '../../../lib/shop-context.ts';

/**
 * `undo` undoes the latest change of an order (feature `undo`), announces the result and reads again what that changes: also
 * stock, customers and statistics. `optionsFor` are those of the message about a change: its button Undo.
 */
export function useUndoOrderChange() {
  const { t } = useTranslation();
  const { client } = useShop();
  const queryClient = useQueryClient();
  const announce = useAnnounce();

  async function undo(id: string, version: string) {
    try {
      await client.commands.undo(id, version);
      announce(t('orders.undone', { id }));
    } catch (error) {
      const key = errorKey(error);
      const reason = t(key === 'bad_transition' ? 'orders.undoLate' : `errors.${key}`);
      announce(`${t('orders.undoFailed')} ${reason}`, { severity: 'error' });
    }
    await queryClient.invalidateQueries();
  }

  function optionsFor(order: Order | null) {
    if (!order?.version || !client.features().has('undo')) return undefined;
    const { command_id: id, version } = order;
    return { action: { text: t('undo'), onClick: () => void undo(id, version) } };
  }

  return { undo, optionsFor };
}
